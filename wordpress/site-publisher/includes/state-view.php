<?php
/** Shows the state of entries: in lists, beside the classic form, and to the script that follows it until it is final. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const STATE_ROUTE = 'site-publisher/v1';

/** Max entries of one request: a list has no more. */
const MAX_ENTRIES = 1000;

/** What people call their language. */
const OWN_NAMES = ['et' => 'Eesti keeles', 'ru' => 'По-русски', 'en' => 'In English'];

add_action('rest_api_init', function (): void {
    register_rest_route(STATE_ROUTE, '/entries', [
        'methods' => 'GET',
        'permission_callback' => function (): bool {
            return current_user_can('edit_posts');
        },
        'callback' => __NAMESPACE__ . '\\answer_states',
    ]);
});

/** @return array<int, array<string, mixed>> States of the entries, files and menus named by `ids` that this person may edit. */
function answer_states(\WP_REST_Request $request): array
{
    $named = array_slice(explode(',', text_value($request['ids'])), 0, MAX_ENTRIES);
    $ids = array_filter(array_map('intval', $named));
    _prime_post_caches($ids);
    $allowed = array_values(array_filter($ids, function (int $id): bool {
        return get_post($id) !== null && current_user_can('edit_post', $id);
    }));
    $status = site_status(with_uses($allowed));
    $events = failed_events();
    $menus = current_user_can('edit_theme_options') || current_user_can('publish_site_publisher_pages') ? preg_grep('/^' . MENU . '\d+$/D', $named) ?: [] : [];
    return array_merge(array_map(function (int $id) use ($status, $events): array {
        return view_state($id, $status, $events);
    }, $allowed), array_map(function (string $name) use ($status, $events): array {
        return view_menu((int) substr($name, strlen(MENU)), $status, $events);
    }, array_values($menus)));
}

/** @param array<string, mixed> $status
 * @param array<int, array<string, mixed>> $events
 * @return array<string, mixed> As `shown_state`. */
function view_state(int $id, array $status, array $events): array
{
    return shown_state($id, entry_state(get_post($id), $events, $status), notes_of($id, $status));
}

/** @param int|string $id
 * @param array<string, mixed> $state
 * @param array<int, array{kind: string, message: string}> $notes
 * @return array{id: int|string, type: string, kind: string, text: string, html: string, links: array<int, array{url: string, label: string}>,
 * isMoving: bool} `isMoving`: the state will change, ask again. */
function shown_state($id, array $state, array $notes): array
{
    $links = in_array($state['type'], ['live', 'publishing', 'refused', 'failed'], true) ? page_links($state['pages']) : [];
    $said = state_text($state);
    $sentences = array_merge(["$said.", $state['message']], array_column($notes, 'message'));
    return [
        'id' => $id,
        'type' => $state['type'],
        'kind' => state_kind($state, $notes),
        'text' => text('column') . ': ' . implode(' ', array_filter($sentences, 'strlen')),
        'html' => state_html([$said, $state['message']], $notes, $links),
        'links' => $links,
        'isMoving' => in_array($state['type'], MOVING, true),
    ];
}

/** @param array<string, string> $pages Addresses by language.
 * @return array<int, array{url: string, label: string}> */
function page_links(array $pages): array
{
    $links = [];
    $site = setting('url');
    foreach (array_intersect_key(OWN_NAMES, $pages) as $language => $label) {
        $links[] = ['url' => $site . text_value($pages[$language]), 'label' => $label];
    }
    return $links;
}

/** @param array{0: string, 1: string} $sentences The state, and its reason, which may be empty.
 * @param array<int, array{kind: string, message: string}> $notes
 * @param array<int, array{url: string, label: string}> $links
 * @return string Escaped. */
function state_html(array $sentences, array $notes, array $links): string
{
    [$said, $reason] = $sentences;
    $html = '<strong>' . esc_html($said) . '</strong>';
    foreach ($links as $index => $link) {
        $html .= sprintf('%s<a href="%s" style="white-space: nowrap">%s</a>', $index === 0 ? '<br>' : ' · ', esc_url($link['url']), esc_html($link['label']));
    }
    if ($reason !== '') {
        $html .= '<p>' . esc_html($reason) . '</p>';
    }
    return $html . implode('', array_map(__NAMESPACE__ . '\\note_html', $notes));
}

/** @param array{kind: string, message: string} $note */
function note_html(array $note): string
{
    // Most rows of a list say the same.
    static $drawn = [];
    $key = "{$note['kind']} {$note['message']}";
    if (!isset($drawn[$key])) {
        $start = $note['kind'] === 'remark' ? '' : '<strong>' . esc_html(text("note_{$note['kind']}")) . '</strong> ';
        $drawn[$key] = "<p>$start" . esc_html($note['message']) . '</p>';
    }
    return $drawn[$key];
}

/** @param array<string, mixed> $view
 * @return string Escaped; the script replaces its content. */
function followed_html(array $view): string
{
    $moving = $view['isMoving'] ? ' data-site-publisher-moving' : '';
    return sprintf('<div data-site-publisher="%s"%s role="status">%s</div>', esc_attr((string) $view['id']), $moving, $view['html']);
}
