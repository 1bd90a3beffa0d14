<?php
/** Sends one webhook with a short timeout and explains the response. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const WEBHOOK_PATH = '/api/hooks/content';
const WEBHOOK_LIMIT_SECONDS = 3;

/** @param array{action: string, postType: string, id?: int} $change
 * @return array{id: string, body: string} */
function new_webhook(array $change): array
{
    $body = ['type' => 'content.changed', 'timestamp' => gmdate('Y-m-d\\TH:i:s\\Z'), 'data' => $change];
    return ['id' => 'msg_' . str_replace('-', '', wp_generate_uuid4()), 'body' => (string) wp_json_encode($body)];
}

/** @return array{status: int, error: string} Status 0 without a response; `error` is then the reason, otherwise the
 * error code of the site. */
function send_webhook(string $id, string $body): array
{
    $answer = wp_remote_post(setting('url') . WEBHOOK_PATH, [
        'headers' => webhook_headers($id, $body, time()),
        'body' => $body,
        'timeout' => WEBHOOK_LIMIT_SECONDS,
        'redirection' => 0,
        'limit_response_size' => 16 * KB_IN_BYTES,
    ]);
    if (is_wp_error($answer)) {
        return ['status' => 0, 'error' => $answer->get_error_message()];
    }
    $response = json_decode(wp_remote_retrieve_body($answer), true);
    $code = is_array($response) ? $response['error']['code'] ?? '' : '';
    return [
        'status' => (int) wp_remote_retrieve_response_code($answer),
        'error' => is_string($code) ? $code : '',
    ];
}

function is_taken(int $status): bool
{
    return $status >= 200 && $status < 300;
}

/** @param array{status: int, error: string} $answer
 * @return string Meaning of the response and what to do, for an editor. */
function advice(array $answer): string
{
    $status = $answer['status'];
    if ($status === 0) {
        return text('answer_none', $answer['error']);
    }
    if (is_taken($status)) {
        return text('answer_taken', $status);
    }
    if ($status >= 300 && $status < 400) {
        return text('answer_redirect', $status);
    }
    if ($answer['error'] === 'hook-out-of-time') {
        return text('answer_clock', $status);
    }
    if ($answer['error'] === 'not-configured') {
        return text('answer_no_secret', $status);
    }
    $known = [401 => 'answer_unsigned', 403 => 'answer_unsigned', 404 => 'answer_no_route', 405 => 'answer_no_route'];
    return text($known[$status] ?? 'answer_other', $status);
}
