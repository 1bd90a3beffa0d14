<?php
/** Texts for editors in the language of their profile: Estonian, Russian, and English for everybody else.
 * One table a language (languages/), with the same keys in each. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param string $key Of the tables.
 * @param string|int ...$values In place of %1$s, %2$s …
 * @return string Plain text: whoever prints it escapes it. */
function text(string $key, ...$values): string
{
    return vsprintf(texts()[$key], $values);
}

function has_text(string $key): bool
{
    return isset(texts()[$key]);
}

/** @return array<string, string> */
function texts(): array
{
    static $tables = [];
    $language = editor_language();
    if (!isset($tables[$language])) {
        $tables[$language] = require dirname(PLUGIN_FILE) . "/languages/$language.php";
    }
    return $tables[$language];
}

function editor_language(): string
{
    $language = substr(get_user_locale(), 0, 2);
    return in_array($language, ['et', 'ru'], true) ? $language : 'en';
}

/** @param int $at Unix seconds.
 * @return string In the time of this WordPress; the day only when it is another one. */
function moment_text(int $at): string
{
    $is_today = wp_date('Y-m-d', $at) === wp_date('Y-m-d');
    return (string) wp_date($is_today ? 'H:i:s' : 'd.m.Y H:i', $at);
}
