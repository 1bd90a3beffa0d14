<?php
/** Fields that are more than one input: a text in each language, choices from the lists of the website, pairs of them, another entry,
 * and opening hours. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Values by list, as the website knows them; `{list}_{value}` is the label of each. Those of places are in languages/places.php. */
const CHOICES = [
    'bin' => [
        'mixed', 'bio', 'paper', 'packaging', 'glass', 'garden', 'textile', 'deposit', 'electronics', 'batteries', 'medicines',
        'hazardous', 'station', 'none',
    ],
    'place' => [
        'depositMachine', 'shop', 'pharmacy', 'station', 'streetContainer', 'gardenContainer', 'collectionRound', 'pickup',
        'skip', 'compost', 'repair', 'giveAway', 'emergency',
    ],
    'step' => [
        'askFirst', 'batteryOut', 'separate', 'takeApart', 'empty', 'rinse', 'flatten', 'rollUp', 'wrap', 'bag', 'keepClosed',
    ],
    'reason' => [
        'greasy', 'wet', 'food', 'liquid', 'coated', 'composite', 'shortFibres', 'thermal', 'hygiene', 'disease',
        'notPackaging', 'notSorted', 'heatResistant', 'ceramic', 'plasticInBio', 'slowToRot', 'spoilsCompost', 'invasive', 'hot',
        'sharp', 'heavy', 'tooLarge', 'tangles', 'dust', 'hazardous', 'unsafe', 'asbestos', 'flammable', 'pressure', 'batteryFire',
        'electronics', 'medicine', 'deposit', 'noDepositMark', 'reusable', 'recyclable', 'ownPlace',
    ],
    'waste' => [
        'mixed', 'paper', 'mixedPackaging', 'paperPackaging', 'plasticPackaging', 'bulky', 'garden', 'bio', 'glass',
        'electronics', 'textile', 'hazardous', 'metalPackaging', 'construction', 'asbestos', 'tyres', 'wood', 'metal',
    ],
    'payment' => ['card', 'cash'],
];

const LANGUAGES = ['et', 'ru', 'en'];
/** The title of an entry is its name in Estonian. */
const OTHER_LANGUAGES = ['ru', 'en'];

/** Empty rows for further pairs. */
const MORE_PAIRS = 2;

/** @param mixed $kind */
function has_parts($kind): bool
{
    return in_array($kind, ['texts', 'names', 'hours'], true) || (is_array($kind) && array_keys($kind) !== range(0, count($kind) - 1));
}

/** @param string|array<string, mixed> $kind
 * @param array{id: string, name: string, label: string} $field `name`: of the input.
 * @param mixed $value As stored. */
function print_parts($kind, array $field, $value): void
{
    if ($kind === 'texts') {
        print_texts($field, is_array($value) ? $value : []);
    } elseif ($kind === 'names') {
        print_names($field, is_array($value) ? $value : []);
    } elseif ($kind === 'hours') {
        print_hours($field, is_array($value) ? $value : []);
    } elseif (isset($kind['entry'])) {
        print_choice($field, entry_choices($kind['entry']), is_string($value) ? $value : '');
    } elseif (isset($kind['one'])) {
        print_choice($field, choice_labels($kind['one']), is_string($value) ? $value : '');
    } elseif (isset($kind['many'])) {
        print_checkboxes($field, choice_labels($kind['many']), is_array($value) ? $value : []);
    } else {
        print_pairs($field, $kind['pairs'], is_array($value) ? $value : []);
    }
}

/** @return array<string, string> Labels by value. */
function choice_labels(string $list): array
{
    $labels = [];
    foreach (choice_values($list) as $value) {
        $labels[$value] = isset(CHOICES[$list]) ? text("{$list}_$value") : place_name(places()[$list][$value]);
    }
    return $labels;
}

/** @return string[] */
function choice_values(string $list): array
{
    return CHOICES[$list] ?? array_map('strval', array_keys(places()[$list]));
}

/** @return array<string, string> Titles of the published entries of a type by slug. */
function entry_choices(string $type): array
{
    $titles = [];
    foreach (get_posts(['post_type' => $type, 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC']) as $entry) {
        $titles[$entry->post_name] = $entry->post_title;
    }
    return $titles;
}

/** @param array{id: string, name: string, label: string} $field
 * @param array<string, string> $labels */
function print_choice(array $field, array $labels, string $value): void
{
    printf('<select id="%s" name="%s" aria-label="%s">', esc_attr($field['id']), esc_attr($field['name']), esc_attr($field['label']));
    $unknown = $value === '' || isset($labels[$value]) ? [] : [$value => $value];
    foreach (['' => text('choice_none')] + $labels + $unknown as $choice => $label) {
        printf('<option value="%s"%s>%s</option>', esc_attr($choice), selected($value, $choice, false), esc_html($label));
    }
    echo '</select>';
}

/** @param array{id: string, name: string, label: string} $field
 * @param array<string, mixed> $value */
function print_texts(array $field, array $value): void
{
    foreach (LANGUAGES as $language) {
        $label = text("language_$language");
        printf(
            '<p><label for="%1$s_%2$s">%3$s</label><br><textarea id="%1$s_%2$s" name="%4$s[%2$s]" lang="%2$s" rows="2" class="large-text">%5$s</textarea></p>',
            esc_attr($field['id']),
            esc_attr($language),
            esc_html($label),
            esc_attr($field['name']),
            esc_textarea(is_string($value[$language] ?? null) ? $value[$language] : '')
        );
    }
}

/** @param array{id: string, name: string, label: string} $field
 * @param array<string, mixed> $value */
function print_names(array $field, array $value): void
{
    foreach (OTHER_LANGUAGES as $language) {
        printf(
            '<p><label for="%1$s_%2$s">%3$s</label><br><input type="text" id="%1$s_%2$s" name="%4$s[%2$s]" lang="%2$s" class="regular-text" value="%5$s"></p>',
            esc_attr($field['id']),
            esc_attr($language),
            esc_html(text("language_$language")),
            esc_attr($field['name']),
            esc_attr(text_at($value, $language))
        );
    }
}

/** @param array{id: string, name: string, label: string} $field
 * @param array<string, string> $labels
 * @param mixed[] $value */
function print_checkboxes(array $field, array $labels, array $value): void
{
    printf('<fieldset id="%s"><legend class="screen-reader-text">%s</legend>', esc_attr($field['id']), esc_html($field['label']));
    foreach ($labels as $choice => $label) {
        $checked = checked(in_array($choice, $value, true), true, false);
        printf(
            '<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label><br>',
            esc_attr($field['name']),
            esc_attr($choice),
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Printed by WordPress.
            $checked,
            esc_html($label)
        );
    }
    echo '</fieldset>';
}

/** @param array{id: string, name: string, label: string} $field
 * @param string[] $lists Both parts of a pair.
 * @param mixed[] $value */
function print_pairs(array $field, array $lists, array $value): void
{
    $rows = array_merge(array_filter($value, 'is_array'), array_fill(0, MORE_PAIRS, []));
    foreach ($rows as $index => $row) {
        echo '<p>';
        foreach ($lists as $list) {
            $part = [
                'id' => "{$field['id']}_{$index}_$list",
                'name' => "{$field['name']}[$index][$list]",
                'label' => $field['label'] . ' ' . ($index + 1) . ': ' . text("list_$list"),
            ];
            print_choice($part, choice_labels($list), is_string($row[$list] ?? null) ? $row[$list] : '');
        }
        echo '</p>';
    }
}

/** @param string|array<string, mixed> $kind
 * @param mixed $typed What the form sent.
 * @param mixed $stored What the field has; a value that no choice has any more stays until somebody chooses.
 * @return mixed Empty when nothing was chosen. */
function typed_parts($kind, $typed, $stored)
{
    if ($kind === 'texts' || $kind === 'names') {
        $texts = array_map('trim', array_filter(is_array($typed) ? $typed : [], 'is_string'));
        return array_filter(array_intersect_key($texts, array_flip($kind === 'texts' ? LANGUAGES : OTHER_LANGUAGES)), 'strlen');
    }
    if ($kind === 'hours') {
        return typed_hours(is_array($typed) ? $typed : []);
    }
    if (isset($kind['entry'])) {
        return is_string($typed) ? sanitize_title($typed) : '';
    }
    if (isset($kind['one'])) {
        $is_choice = $typed === $stored || in_array($typed, choice_values($kind['one']), true);
        return is_string($typed) && $is_choice ? $typed : '';
    }
    if (isset($kind['many'])) {
        // In the order of the list, in which the website shows them.
        return array_values(array_intersect(choice_values($kind['many']), is_array($typed) ? $typed : []));
    }
    $rows = array_filter(is_array($typed) ? $typed : [], 'is_array');
    return array_values(array_filter(array_map(function (array $row) use ($kind): array {
        return array_filter(array_intersect_key($row, array_flip($kind['pairs'])), 'is_string');
    }, $rows), function (array $row): bool {
        return implode('', $row) !== '';
    }));
}
