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

/** Whether a value may stand in a field; an empty one may stand in all.
 * @param string|array<mixed> $kind See content_fields.
 * @param mixed $value */
function is_of_kind($kind, $value): bool
{
    if ($value === null || $value === '' || $value === []) {
        return true;
    }
    if ($kind === 'json' || $kind === 'hours') {
        return is_array($value);
    }
    if ($kind === 'yes') {
        return is_bool($value) || in_array($value, [0, 1, '0', '1'], true);
    }
    if ($kind === 'number') {
        return is_numeric($value) && is_finite((float) $value);
    }
    if ($kind === 'list' || isset($kind['many'])) {
        return is_array($value) && array_filter($value, 'is_string') === $value;
    }
    if ($kind === 'texts' || $kind === 'names') {
        return is_array($value) && array_filter($value, 'is_string') === $value && array_diff_key($value, array_flip(LANGUAGES)) === [];
    }
    if (isset($kind['pairs'])) {
        return is_array($value) && array_filter($value, __NAMESPACE__ . '\\is_pair') === $value;
    }
    return is_string($value);
}

/** @param mixed $row */
function is_pair($row): bool
{
    return is_array($row) && array_filter($row, 'is_string') === $row;
}
