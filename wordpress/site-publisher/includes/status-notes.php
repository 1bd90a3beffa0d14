<?php
/** Notes of the site about single entries: from its last sync with this WordPress, and from its check of the
 * content. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Findings of the check that the sync reports too. */
const DUPLICATE_FINDINGS = ['picture-without-text'];
/** A translation is no must; its languages are said together. */
const UNTRANSLATED = 'missing-translation';
/** A notice that ended did what it should. */
const ENDED = 'past-notice';

/** @param array<string, mixed> $status The status response.
 * @return array<string, mixed> Notes of the last sync with this WordPress. */
function own_sync(array $status): array
{
    foreach (list_in($status, 'syncs') as $sync) {
        if (($sync['source'] ?? '') === 'content-base') {
            return $sync;
        }
    }
    return [];
}

/** @param array<string, mixed> $status The status response.
 * @return array<int|string, array<int, array{kind: string, message: string}>> By entry id, or `menu-` and the number of a menu; under
 * 0 what belongs to neither. `kind`: problem (not taken), warning (to fix), remark (may be meant). */
function read_notes(array $status): array
{
    $notes = [];
    $sync = own_sync($status);
    foreach (['problem', 'warning'] as $kind) {
        foreach (list_in($sync, $kind . 's') as $note) {
            $menu = preg_match('/^menu (\d+)$/D', text_at($note, 'type'), $found) === 1 ? MENU . $found[1] : 0;
            $id = is_int($note['id'] ?? null) ? $note['id'] : $menu;
            $notes[$id][] = ['kind' => $kind, 'message' => sync_note_text($note)];
        }
    }
    $untranslated = [];
    foreach (list_in($status, 'findings') as $finding) {
        $id = id_of_link(text_at($finding, 'editLink'));
        if ($id !== null && text_at($finding, 'type') === UNTRANSLATED) {
            $untranslated[$id][] = text_at($finding, 'locale');
            continue;
        }
        $message = finding_text($finding);
        if ($id !== null && $message !== null) {
            $notes[$id][] = ['kind' => 'warning', 'message' => $message];
        }
    }
    // Few languages are missing, in many entries.
    $messages = [];
    foreach ($untranslated as $id => $languages) {
        $key = implode(' ', $languages);
        $messages[$key] = $messages[$key] ?? text('untranslated', implode(', ', array_map(__NAMESPACE__ . '\\language_name', $languages)));
        $notes[$id][] = ['kind' => 'remark', 'message' => $messages[$key]];
    }
    return $notes;
}

/** @param array<string, mixed> $sync
 * @return string Why this WordPress could not be read, in the language of the editor; empty when it could. */
function sync_failure(array $sync): string
{
    $own = text_at($sync, 'failureMessages', editor_language());
    return $own === '' ? text_at($sync, 'failure') : $own;
}

/** @param array<string, mixed> $note
 * @return string In the language of the editor; in English of a website that does not say it in others. Of which menu
 * it is, the language says. */
function sync_note_text(array $note): string
{
    $own = text_at($note, 'messages', editor_language());
    $locale = is_int($note['id'] ?? null) ? '' : text_at($note, 'locale');
    return ($own === '' ? text_at($note, 'message') : $own) . ($locale === '' ? '' : ' (' . language_name($locale) . ')');
}

/** @param array<string, mixed> $status
 * @return array<int, int> When the time of a notice was over, by entry id. */
function read_ends(array $status): array
{
    $ends = [];
    foreach (list_in($status, 'findings') as $finding) {
        $id = id_of_link(text_at($finding, 'editLink'));
        $at = strtotime(text_at($finding, 'value'));
        if ($id !== null && $at !== false && text_at($finding, 'type') === ENDED) {
            $ends[$id] = $at;
        }
    }
    return $ends;
}

function language_name(string $language): string
{
    return has_text("language_$language") ? text("language_$language") : $language;
}

/** @param array<string, mixed> $status
 * @return array<int, array<string, mixed>> */
function list_in(array $status, string $name): array
{
    return array_filter(is_array($status[$name] ?? null) ? $status[$name] : [], 'is_array');
}

/** @param string $link Edit link of an entry in this WordPress. */
function id_of_link(string $link): ?int
{
    static $start = null;
    $start = $start ?? admin_url('post.php?post=');
    return strpos($link, $start) === 0 ? (int) substr($link, strlen($start)) : null;
}

/** @param array<string, mixed> $finding
 * @return string|null null for duplicates and unknown types. */
function finding_text(array $finding): ?string
{
    $type = text_at($finding, 'type');
    if (in_array($type, array_merge(DUPLICATE_FINDINGS, [ENDED]), true) || !has_text("finding_$type")) {
        return null;
    }
    $locale = text_at($finding, 'locale');
    $places = [$locale === '' ? '' : language_name($locale), day_text(text_at($finding, 'value'))];
    $place = implode(', ', array_filter($places, 'strlen'));
    return text("finding_$type") . ($place === '' ? '.' : " ($place).");
}

/** @return string A day or an instant as people write it; every other value as it is. */
function day_text(string $value): string
{
    $at = preg_match('/^\d{4}-\d\d-\d\d(?:T|$)/', $value) ? strtotime($value) : false;
    return $at === false ? $value : (string) wp_date('d.m.Y', $at);
}
