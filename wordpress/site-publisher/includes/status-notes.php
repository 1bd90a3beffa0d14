<?php
/** Notes of the site about single entries: from its last sync with this WordPress, and from its check of the
 * content. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Findings of the check that the sync reports too. */
const DUPLICATE_FINDINGS = ['picture-without-text'];

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
 * @return array<int, array<int, array{is_problem: bool, message: string}>> By entry id. */
function read_notes(array $status): array
{
    $notes = [];
    $sync = own_sync($status);
    foreach (['problems', 'warnings'] as $kind) {
        foreach (list_in($sync, $kind) as $note) {
            if (is_int($note['id'] ?? null) && is_string($note['message'] ?? null)) {
                $notes[$note['id']][] = ['is_problem' => $kind === 'problems', 'message' => $note['message']];
            }
        }
    }
    foreach (list_in($status, 'findings') as $finding) {
        $id = id_of_link($finding['editLink'] ?? '');
        $message = finding_text($finding);
        if ($id !== null && $message !== null) {
            $notes[$id][] = ['is_problem' => false, 'message' => $message];
        }
    }
    return $notes;
}

/** @param array<string, mixed> $status
 * @return array<int, array<string, mixed>> */
function list_in(array $status, string $name): array
{
    return array_filter(is_array($status[$name] ?? null) ? $status[$name] : [], 'is_array');
}

/** @param mixed $link Edit link of an entry in this WordPress. */
function id_of_link($link): ?int
{
    $start = admin_url('post.php?post=');
    return is_string($link) && strpos($link, $start) === 0 ? (int) substr($link, strlen($start)) : null;
}

/** @param array<string, mixed> $finding
 * @return string|null null for duplicates and unknown types. */
function finding_text(array $finding): ?string
{
    $type = (string) ($finding['type'] ?? '');
    if (in_array($type, DUPLICATE_FINDINGS, true) || !has_text("finding_$type")) {
        return null;
    }
    $places = array_filter([$finding['locale'] ?? '', $finding['value'] ?? ''], 'is_string');
    $place = implode(', ', array_filter($places, 'strlen'));
    return text("finding_$type") . ($place === '' ? '.' : " ($place).");
}
