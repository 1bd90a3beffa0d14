<?php
/** State of an entry: what the site says it has of it, compared with the entry as it is here. Nothing is concluded from times. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** After this time an entry on its way takes longer than usual, in seconds. */
const USUAL_SECONDS = 30;

/** States that change without anybody doing something here. */
const MOVING = ['waiting', 'unread', 'unknown', 'publishing', 'leaving'];

/** @param array<int, array<string, mixed>> $events Failed events.
 * @param array<string, mixed> $status Of the site, with this entry.
 * @return array{type: string, at: int, message: string, pages: array<string, string>} `type`: live (`at`: when its page was written, 0
 * if it has none), ended (a notice whose time is over since `at`), publishing (on its way since `at`), leaving (the site still has it),
 * hidden (`message` says why), refused (a note says why), failed (its page cannot be made), waiting (the site could not be told; next
 * try `at`, 0 for none), unread (the site cannot read this WordPress), held (the site was rolled back), unknown; `message`: the reason;
 * `pages`: addresses by language. */
function entry_state(\WP_Post $post, array $events, array $status): array
{
    $known = $status['entries'][$post->ID] ?? null;
    $state = ['type' => 'unknown', 'at' => 0, 'message' => $status['error'], 'pages' => list_value($known['pages'] ?? [])];
    $why = hidden_reason($post);
    $waiting = own_event($post, $events);
    if ($status['entries'] === null) {
        return $why === '' || $waiting !== null ? waiting_state($waiting, $state) : ['type' => 'hidden', 'message' => $why] + $state;
    }
    if ($why === '' && $known === null && $post->post_type === 'attachment') {
        return used_state($post, $events, $status) + $state;
    }
    if ($why !== '') {
        return is_gone($known) ? ['type' => 'hidden', 'message' => $why] + $state : ['type' => 'leaving', 'at' => changed_at($post)] + $state;
    }
    if (is_this_version($post, $known)) {
        return known_state($post, $known, $status) + $state;
    }
    return delay(changed_at($post), $waiting ?? (end($events) ?: null), $status) + $state;
}

/** @return string Why nobody can read the entry on the site, as far as WordPress knows; empty where everybody should. */
function hidden_reason(\WP_Post $post): string
{
    if ($post->post_type === 'attachment') {
        return using_entries($post) === [] ? text('media_unused') : '';
    }
    if ($post->post_status === 'future') {
        return text('hidden_future', moment_text((int) get_post_time('U', true, $post)));
    }
    if ($post->post_status !== 'publish') {
        return has_text("hidden_{$post->post_status}") ? text("hidden_{$post->post_status}") : text('hidden_draft');
    }
    return $post->post_password === '' ? '' : text('hidden_locked');
}

/** Whether the site shows nothing of an entry. What was refused may have been there before.
 * @param array<string, mixed>|null $known What the site says of it. */
function is_gone(?array $known): bool
{
    return $known === null || in_array(text_at($known, 'state'), ['locked', 'orphaned'], true);
}

/** Whether the site has done what follows from an entry as it is here.
 * @param array<string, mixed>|null $known */
function is_decided(\WP_Post $post, ?array $known): bool
{
    if (hidden_reason($post) !== '') {
        return is_gone($known);
    }
    return is_this_version($post, $known) && text_at($known, 'state') !== 'coming';
}

/** @param array<string, mixed>|null $known What the site says of an entry. */
function is_this_version(\WP_Post $post, ?array $known): bool
{
    $version = text_at($known, 'version');
    // What the site has read before this plugin told versions.
    return $version === '' ? $known !== null && strtotime(text_at($known, 'modified')) === strtotime($post->post_modified_gmt . ' UTC')
        : $version === entry_version($post);
}

/** Of a version that the site has read.
 * @param array<string, mixed> $known
 * @param array<string, mixed> $status
 * @return array<string, mixed> */
function known_state(\WP_Post $post, array $known, array $status): array
{
    $end = $status['ended'][$post->ID] ?? null;
    switch (text_at($known, 'state')) {
        case 'shown':
            return $end === null ? ['type' => 'live', 'at' => instant_value(text_at($known, 'writtenAt'))] : ['type' => 'ended', 'at' => $end];
        case 'refused':
            return ['type' => 'refused'];
        case 'orphaned':
            return ['type' => 'hidden', 'message' => text('hidden_orphaned')];
        case 'unrendered':
            return ['type' => 'failed', 'message' => text('failed_advice')];
        default:
            return delay(changed_at($post), null, $status);
    }
}

/** Why the site does not have this version yet.
 * @param int $changed_at Unix seconds.
 * @param array<string, mixed>|null $event The failed event that should have told it.
 * @param array<string, mixed> $status
 * @return array<string, mixed> */
function delay(int $changed_at, ?array $event, array $status): array
{
    $failure = $status['publishes'][0]['failure'] ?? '';
    if ($event !== null) {
        return waiting_state($event, []);
    }
    if ($status['sync'] !== '') {
        return ['type' => 'unread', 'message' => $status['sync']];
    }
    if ($status['verdict'] === 'held') {
        return ['type' => 'held'];
    }
    if ($failure !== '' && $status['publishes'][0]['at'] - $status['ahead'] >= $changed_at) {
        return ['type' => 'failed', 'message' => text('failed_advice')];
    }
    $is_slow = $changed_at < time() - USUAL_SECONDS;
    return ['type' => 'publishing', 'at' => $changed_at, 'message' => $is_slow ? text('slow') : ''];
}

/** @param array<string, mixed>|null $event
 * @param array<string, mixed> $state
 * @return array<string, mixed> */
function waiting_state(?array $event, array $state): array
{
    return $event === null ? $state : ['type' => 'waiting', 'at' => $event['next'], 'message' => advice($event['answer'])] + $state;
}

/** @param array<int, array<string, mixed>> $events
 * @return array<string, mixed>|null The last one of an entry. */
function own_event(\WP_Post $post, array $events): ?array
{
    $own = array_filter($events, function (array $event) use ($post): bool {
        return $event['entry'] === $post->ID;
    });
    return end($own) ?: null;
}

/** @param array{type: string, at: int, message: string, pages: array<string, string>} $state */
function state_text(array $state): string
{
    if ($state['type'] === 'waiting' && $state['at'] === 0) {
        return text('state_given_up');
    }
    if ($state['type'] === 'live' && $state['at'] === 0) {
        return text('state_live');
    }
    if ($state['type'] === 'refused' && $state['pages'] === []) {
        return text('state_refused_new');
    }
    $is_timed = in_array($state['type'], ['live', 'ended', 'publishing', 'leaving', 'waiting'], true);
    return $is_timed ? text("state_{$state['type']}_at", moment_text($state['at'])) : text("state_{$state['type']}");
}

/** @param array<string, mixed> $state
 * @param array<int, array{kind: string, message: string}> $notes
 * @return string For a notice: success, warning, error or info. */
function state_kind(array $state, array $notes): string
{
    if ($state['type'] === 'live') {
        return array_diff(array_column($notes, 'kind'), ['remark']) === [] ? 'success' : 'warning';
    }
    return in_array($state['type'], ['failed', 'refused', 'waiting', 'unread', 'held'], true) ? 'error' : 'info';
}

/** @param array<string, mixed> $status
 * @return array<int, array{kind: string, message: string}> Notes of an entry; those of a translation stand under its original too. */
function notes_of(int $id, array $status): array
{
    $original = $status['entries'][$id]['original'] ?? $id;
    // Nothing of it has to be fixed while nobody reads it.
    $notes = get_post_status($id) === 'publish' ? $status['notes'][$id] ?? [] : [];
    return is_int($original) && $original !== $id ? array_merge($notes, $status['notes'][$original] ?? []) : $notes;
}
