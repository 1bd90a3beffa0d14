<?php
/** What the site says of single entries: from its last reading of this WordPress, and from its check of the content. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Findings of the check that the reading names as well. */
const TOLD_TWICE = ['picture-without-text'];

/** @param array<string, mixed> $told The status.
 * @return array<string, mixed> What the site said when it read this WordPress last. */
function own_sync(array $told): array
{
    foreach (list_in($told, 'syncs') as $sync) {
        if (($sync['source'] ?? '') === 'content-base') {
            return $sync;
        }
    }
    return [];
}

/** @param array<string, mixed> $told The status.
 * @return array<int, array<int, array{is_problem: bool, says: string}>> By the id of the entry. */
function read_notes(array $told): array
{
    $notes = [];
    $sync = own_sync($told);
    foreach (['problems', 'warnings'] as $kind) {
        foreach (list_in($sync, $kind) as $note) {
            if (is_int($note['id'] ?? null) && is_string($note['message'] ?? null)) {
                $notes[$note['id']][] = ['is_problem' => $kind === 'problems', 'message' => $note['message']];
            }
        }
    }
    foreach (list_in($told, 'findings') as $finding) {
        $id = id_of_link($finding['editLink'] ?? '');
        $message = finding_text($finding);
        if ($id !== null && $message !== null) {
            $notes[$id][] = ['is_problem' => false, 'message' => $message];
        }
    }
    return $notes;
}

/** @param array<string, mixed> $told
 * @return array<int, array<string, mixed>> */
function list_in(array $told, string $name): array
{
    return array_filter(is_array($told[$name] ?? null) ? $told[$name] : [], 'is_array');
}

/** @param mixed $link Of the editor of an entry of this WordPress. */
function id_of_link($link): ?int
{
    $start = admin_url('post.php?post=');
    return is_string($link) && strpos($link, $start) === 0 ? (int) substr($link, strlen($start)) : null;
}

/** @param array<string, mixed> $finding
 * @return string|null null for what is told already, or is unknown here. */
function finding_text(array $finding): ?string
{
    $type = (string) ($finding['type'] ?? '');
    if (in_array($type, TOLD_TWICE, true) || !has_text("finding_$type")) {
        return null;
    }
    $places = array_filter([$finding['locale'] ?? '', $finding['value'] ?? ''], 'is_string');
    $place = implode(', ', array_filter($places, 'strlen'));
    return text("finding_$type") . ($place === '' ? '.' : " ($place).");
}
