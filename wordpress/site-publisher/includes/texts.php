<?php
/** Texts for editors in their profile language: Estonian, Russian, otherwise English. One table per language
 * (languages/) with the same keys. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const EDITOR_LANGUAGES = ['et', 'ru', 'en'];

/** @param string $key Key of the tables.
 * @param string|int ...$values For %1$s, %2$s …
 * @return string Plain text; escape it before printing. */
function text(string $key, ...$values): string
{
    return vsprintf(texts()[$key], $values);
}

/** @return array<string, string> A text in each language that editors may have. */
function all_texts(string $key): array
{
    return array_combine(EDITOR_LANGUAGES, array_map(function (string $language) use ($key): string {
        return texts($language)[$key];
    }, EDITOR_LANGUAGES));
}

function has_text(string $key): bool
{
    return isset(texts()[$key]);
}

/** @return array<string, string> Of the editor's language, or of another one. */
function texts(string $language = ''): array
{
    static $tables = [];
    $language = $language === '' ? editor_language() : $language;
    if (!isset($tables[$language])) {
        $tables[$language] = require dirname(PLUGIN_FILE) . "/languages/$language.php";
    }
    return $tables[$language];
}

function editor_language(): string
{
    // Each text asks; a list of a thousand entries has thousands of texts.
    static $languages = [];
    $user = get_current_user_id();
    if (!isset($languages[$user])) {
        $language = substr(get_user_locale(), 0, 2);
        $languages[$user] = in_array($language, ['et', 'ru'], true) ? $language : 'en';
    }
    return $languages[$user];
}

/** @param int $at Unix seconds.
 * @return string In the time zone of this WordPress; with the day unless it is today. */
function moment_text(int $at): string
{
    // All figures, so no words of WordPress are looked for: a list of a thousand entries has a thousand moments.
    static $zone = null;
    static $today = '';
    if ($zone === null) {
        $zone = wp_timezone();
        $today = (new \DateTimeImmutable('now', $zone))->format('Y-m-d');
    }
    $moment = (new \DateTimeImmutable("@$at"))->setTimezone($zone);
    return $moment->format($moment->format('Y-m-d') === $today ? 'H:i:s' : 'd.m.Y H:i');
}
