<?php
/** Opening hours as a table: the days of a week with times, for the whole year or for each season. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Times of a day: a break at noon makes two. */
const MIN_TIMES = 2;

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $hours In the form of the export: season, days, opens and closes. */
function draw_hours(array $input, array $place, $hours): void
{
    printf('<p class="description">%s</p>', esc_html(text('hours_note')));
    $weeks = weeks_of(list_value($hours)) ?: [['season' => [], 'days' => []]];
    foreach ($weeks as $index => $week) {
        draw_week(place_within($place, $index), $index, $week);
    }
    printf('<details><summary>%s</summary>', esc_html(text('hours_more')));
    draw_week(place_within($place, count($weeks)), count($weeks), ['season' => [], 'days' => []]);
    echo '</details>';
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

/** @param array<string, mixed> $place
 * @param array{season: array<mixed>, days: array<int, array<int, array{opens: string, closes: string}>>} $week */
function draw_week(array $place, int $index, array $week): void
{
    printf('<fieldset class="site-publisher-week" data-week><legend class="screen-reader-text">%s</legend><div class="site-publisher-season">', esc_html(text('week', $index + 1)));
    foreach (['from', 'until'] as $end) {
        $own = place_within(place_within($place, 'season'), $end);
        printf('<label for="%1$s">%2$s</label><span hidden id="%1$s_help"></span> ', esc_attr(id_of($own['path'])), esc_html(text("season_$end")));
        draw_text([], $own, shown_day_of_year(text_at($week['season'], $end)));
        draw_fault($own);
    }
    printf('<span class="description">%s</span></div><table>', esc_html(text('season_note')));
    $columns = max(array_merge([MIN_TIMES], array_map('count', array_values($week['days']))));
    for ($day = 1; $day <= 7; $day++) {
        $row = place_within(place_within($place, 'days'), $day);
        printf('<tr data-day><th scope="row" id="%s">%s</th>', esc_attr(id_of($row['path'])), esc_html(text("day_$day")));
        for ($column = 0; $column < $columns; $column++) {
            draw_times(place_within($row, $column), $column, list_value($week['days'][$day][$column] ?? null));
        }
        echo '</tr>';
    }
    echo '</table></fieldset>';
}

/** @param array<string, mixed> $place
 * @param array<mixed> $times */
function draw_times(array $place, int $column, array $times): void
{
    $day = id_of(substr($place['path'], 0, (int) strrpos($place['path'], '.')));
    echo '<td>';
    foreach (['opens', 'closes'] as $end) {
        $own = place_within($place, $end);
        $label = id_of($own['path']) . '_end';
        $name = text("hours_$end") . ($column > 0 ? ' ' . ($column + 1) : '');
        printf('<span hidden id="%s">%s</span>%s', esc_attr($label), esc_html($name), $end === 'closes' ? '–' : '');
        draw_time([], ['cell' => "$day $label"] + $own, text_at($times, $end));
    }
    array_map(function (string $end) use ($place): void {
        draw_fault(place_within($place, $end));
    }, ['opens', 'closes']);
    echo '</td>';
}

/** @return string `9`, `930`, `9.30` and `9:30` as people type them, as `09:30`; anything else as it is. */
function full_time(string $value): string
{
    return preg_match('/^(\d?\d)(?:[:.,]?(\d\d))?$/D', $value, $found) ? sprintf('%02d:%s', (int) $found[1], $found[2] ?? '00') : $value;
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
            $time = array_filter(['opens' => full_time(trim(text_at($typed, 'opens'))), 'closes' => full_time(trim(text_at($typed, 'closes')))], 'strlen');
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
 * @return array<string, array{label: string, message: string}> By path, as the weeks are drawn. */
function hours_faults(array $hours, string $path, string $label): array
{
    $faults = [];
    $weeks = weeks_of($hours);
    foreach ($weeks as $index => $week) {
        foreach (['from', 'until'] as $end) {
            $is_meant = $week['season'] !== [] || count($weeks) > 1;
            if ($is_meant && !is_day_of_year(text_at($week['season'], $end))) {
                $faults["$path.$index.season.$end"] = ['label' => $label, 'message' => text('field_wrong_season')];
            }
        }
        foreach ($week['days'] as $day => $times) {
            foreach ($times as $column => $time) {
                $faults += times_faults($time, "$path.$index.days.$day.$column", $label, text("day_$day"));
            }
        }
    }
    return $faults;
}

/** @param array{opens: string, closes: string} $time
 * @return array<string, array{label: string, message: string}> */
function times_faults(array $time, string $path, string $label, string $day): array
{
    foreach ($time as $end => $at) {
        if (!is_time(full_time($at))) {
            $message = $at === '' ? text('field_half_hours', $day) : text('field_wrong_time');
            return ["$path.$end" => ['label' => "$label: $day", 'message' => $message]];
        }
    }
    $is_right = strcmp(full_time($time['opens']), full_time($time['closes'])) < 0;
    return $is_right ? [] : ["$path.closes" => ['label' => "$label: $day", 'message' => text('field_wrong_hours', $day)]];
}

function is_day_of_year(string $day): bool
{
    // A leap year, which has all days.
    return preg_match('/^(\d\d)-(\d\d)$/', $day, $found) === 1 && checkdate((int) $found[1], (int) $found[2], 2024);
}
