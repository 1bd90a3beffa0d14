<?php
/** The one door to values that somebody else made: forms, files, the database, answers of the website. PHP turns an array
 * into the text "Array" and many WordPress functions end the request with one, so what is no text is none. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param mixed $value
 * @return string Empty for everything else. */
function text_value($value): string
{
    return is_string($value) ? $value : '';
}

/** @param mixed $values
 * @param string|int ...$path Keys from the outside to the inside.
 * @return string Empty when there is no text. */
function text_at($values, ...$path): string
{
    foreach ($path as $key) {
        $values = is_array($values) ? $values[$key] ?? null : null;
    }
    return text_value($values);
}

/** @param mixed $value
 * @return mixed[] Empty for everything else. */
function list_value($value): array
{
    return is_array($value) ? $value : [];
}

/** @return int Unix seconds of an instant as the website writes it (`2026-12-01T14:32:11.000Z`); 0 for everything else. `strtotime`
 * looks for words and zones too, which takes forty times as long. */
function instant_value(string $text): int
{
    return sscanf($text, '%4d-%2d-%2dT%2d:%2d:%2d', $year, $month, $day, $hour, $minute, $second) === 6
        ? (int) gmmktime($hour, $minute, $second, $month, $day, $year) : 0;
}

/** Whether a value may stand in a field; an empty one may stand in all.
 * @param array<string, mixed> $input As kinds.json describes it.
 * @param mixed $value */
function is_of_kind(array $input, $value): bool
{
    if ($value === null || $value === '' || $value === []) {
        return true;
    }
    switch ($input['type']) {
        case 'unknown':
            return true;
        case 'yes':
            return is_bool($value) || in_array($value, [0, 1, '0', '1'], true);
        case 'number':
            return is_numeric($value) && is_finite((float) $value);
        case 'hours':
            return is_array($value);
        case 'choices':
            return is_array($value) && array_filter($value, 'is_string') === $value;
        case 'texts':
            return is_array($value) && array_filter($value, 'is_string') === $value && array_diff_key($value, array_flip($input['languages'])) === [];
        case 'list':
        case 'table':
        case 'blocks':
        case 'record':
        case 'group':
        case 'variant':
            return is_array($value) && has_parts_of_kind($input, $value);
        default:
            return is_string($value);
    }
}

/** @param array<string, mixed> $input
 * @param array<mixed> $value */
function has_parts_of_kind(array $input, array $value): bool
{
    foreach ($value as $key => $part) {
        if (!is_of_kind(input_within($input, $key, $value), $part)) {
            return false;
        }
    }
    return true;
}
