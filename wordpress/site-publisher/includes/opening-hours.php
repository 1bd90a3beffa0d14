<?php
/** Opening hours as a table: the days of a week with times, for the whole year or for each season. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Times of a day: a break at noon makes two. */
const MIN_TIMES = 2;

/** @param array{id: string, name: string, label: string} $field
 * @param mixed[] $hours In the form of the export: season, days, opens and closes. */
function print_hours(array $field, array $hours): void
{
    printf('<div id="%s"><p class="description">%s</p>', esc_attr($field['id']), esc_html(text('hours_note')));
    $weeks = weeks_of($hours) ?: [['season' => [], 'days' => []]];
    foreach ($weeks as $index => $week) {
        print_week($field, $index, $week);
    }
    printf('<details><summary>%s</summary>', esc_html(text('hours_more')));
    print_week($field, count($weeks), ['season' => [], 'days' => []]);
    echo '</details></div>';
}

/** @param mixed[] $hours
 * @return array<int, array{season: array<mixed>, days: array<int, array<int, array{opens: string, closes: string}>>}> One for each season,
 * with the times of each day. */
function weeks_of(array $hours): array
{
    $weeks = [];
    foreach (array_filter($hours, 'is_array') as $entry) {
        $season = list_value($entry['season'] ?? null);
        $key = text_at($season, 'from') . ' ' . text_at($season, 'until');
        $weeks[$key] = $weeks[$key] ?? ['season' => $season, 'days' => []];
        foreach (array_filter(list_value($entry['days'] ?? null), 'is_numeric') as $day) {
            $weeks[$key]['days'][(int) $day][] = ['opens' => text_at($entry, 'opens'), 'closes' => text_at($entry, 'closes')];
        }
    }
    return array_values($weeks);
}

/** @param array{id: string, name: string, label: string} $field
 * @param array{season: array<mixed>, days: array<int, array<int, array{opens: string, closes: string}>>} $week */
function print_week(array $field, int $index, array $week): void
{
    $name = "{$field['name']}[$index]";
    printf('<fieldset><legend class="screen-reader-text">%s %d</legend><p>', esc_html($field['label']), (int) $index + 1);
    foreach (['from', 'until'] as $end) {
        printf(
            '<label>%s <input type="text" class="small-text" name="%s[season][%s]" value="%s"></label> ',
            esc_html(text("season_$end")),
            esc_attr($name),
            esc_attr($end),
            esc_attr(shown_day_of_year(text_at($week['season'], $end)))
        );
    }
    printf('%s</p><table>', esc_html(text('season_note')));
    $columns = max(array_merge([MIN_TIMES], array_map('count', array_values($week['days']))));
    for ($day = 1; $day <= 7; $day++) {
        printf('<tr><th scope="row">%s</th>', esc_html(text("day_$day")));
        for ($column = 0; $column < $columns; $column++) {
            echo '<td>';
            foreach (['opens', 'closes'] as $end) {
                $label = text("day_$day") . ', ' . text("hours_$end") . ($column > 0 ? ' ' . ($column + 1) : '');
                print_time("{$name}[days][$day][$column][$end]", $label, text_at($week['days'], $day, $column, $end));
                echo $end === 'opens' ? '–' : '';
            }
            echo '</td>';
        }
        echo '</tr>';
    }
    echo '</table></fieldset>';
}

function print_time(string $name, string $label, string $value): void
{
    $time = full_time($value);
    // A browser shows nothing of what is no time, so it would be lost.
    $type = $value === '' || is_time($time) ? 'time' : 'text';
    printf('<input type="%s" name="%s" aria-label="%s" value="%s">', esc_attr($type), esc_attr($name), esc_attr($label), esc_attr($time));
}

/** @return string `9.30` as `09:30`; anything else as it is. */
function full_time(string $value): string
{
    return preg_match('/^(\d?\d)[:.](\d\d)$/', $value, $found) ? sprintf('%02d:%s', (int) $found[1], $found[2]) : $value;
}

function is_time(string $value): bool
{
    return preg_match('/^([01]\d|2[0-3]):[0-5]\d$/', $value) === 1;
}

/** @return string `04-01` as `01.04`; anything else as it is. */
function shown_day_of_year(string $day): string
{
    return preg_match('/^(\d\d)-(\d\d)$/', $day, $found) ? "$found[2].$found[1]" : $day;
}

/** @return string `1.4.` as `04-01`; anything else as it is. */
function stored_day_of_year(string $day): string
{
    return preg_match('/^(\d?\d)\.\s?(\d?\d)\.?$/', $day, $found) ? sprintf('%02d-%02d', (int) $found[2], (int) $found[1]) : $day;
}

/** @param mixed[] $typed Seasons with the times of each day, as the form sends them.
 * @return array<int, array<string, mixed>> In the form of the export: days with the same times are one entry. */
function typed_hours(array $typed): array
{
    $hours = [];
    foreach (array_filter($typed, 'is_array') as $week) {
        $season = array_filter([
            'from' => stored_day_of_year(trim(text_at($week, 'season', 'from'))),
            'until' => stored_day_of_year(trim(text_at($week, 'season', 'until'))),
        ], 'strlen');
        foreach (days_by_times(list_value($week['days'] ?? null)) as ['days' => $days, 'times' => $times]) {
            foreach ($times as $time) {
                $hours[] = ($season === [] ? [] : ['season' => $season]) + ['days' => $days] + $time;
            }
        }
    }
    return $hours;
}

/** @param mixed[] $week Times by day.
 * @return array<string, array{days: int[], times: array<int, array<string, string>>}> */
function days_by_times(array $week): array
{
    $groups = [];
    for ($day = 1; $day <= 7; $day++) {
        $times = [];
        foreach (list_value($week[$day] ?? null) as $typed) {
            $time = array_filter(['opens' => trim(text_at($typed, 'opens')), 'closes' => trim(text_at($typed, 'closes'))], 'strlen');
            if ($time !== []) {
                $times[] = $time;
            }
        }
        $key = (string) wp_json_encode($times);
        $groups[$key] = ['days' => array_merge($groups[$key]['days'] ?? [], [$day]), 'times' => $times];
    }
    return $groups;
}

/** @param mixed[] $hours As they are stored.
 * @return string|null null when the website takes them. */
function hours_fault(array $hours): ?string
{
    $seasons = count(weeks_of($hours));
    foreach ($hours as $entry) {
        $season = list_value($entry['season'] ?? null);
        $ends = [text_at($season, 'from'), text_at($season, 'until')];
        if (($season !== [] || $seasons > 1) && array_filter($ends, __NAMESPACE__ . '\\is_day_of_year') !== $ends) {
            return text('field_wrong_season');
        }
        if (text_at($entry, 'opens') === '' || text_at($entry, 'closes') === '') {
            return text('field_half_hours', day_names($entry));
        }
        if (strcmp(full_time(text_at($entry, 'opens')), full_time(text_at($entry, 'closes'))) >= 0) {
            return text('field_wrong_hours', day_names($entry));
        }
    }
    return null;
}

/** @param mixed $entry */
function day_names($entry): string
{
    $days = array_filter(range(1, 7), function (int $day) use ($entry): bool {
        return in_array($day, array_map('intval', array_filter(list_value($entry['days'] ?? null), 'is_numeric')), true);
    });
    return implode(', ', array_map(function (int $day): string {
        return text("day_$day");
    }, $days));
}

function is_day_of_year(string $day): bool
{
    // A leap year, which has all days.
    return preg_match('/^(\d\d)-(\d\d)$/', $day, $found) === 1 && checkdate((int) $found[1], (int) $found[2], 2024);
}
