<?php
/** The state of a menu on the screen where it is edited: what the site has of it, and which items it leaves out and why. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Before the number of a menu where entries are named by theirs. */
const MENU = 'menu-';

add_action('rest_api_init', function (): void {
    // Each item names the version of its menu, so that the site knows which one it has read.
    register_rest_field('nav_menu_item', VERSION_FIELD, [
        'get_callback' => function (array $item): string {
            $menus = wp_get_object_terms((int) $item['id'], 'nav_menu', ['fields' => 'ids']);
            return is_array($menus) && $menus !== [] ? menu_version((int) $menus[0]) : '';
        },
        'schema' => ['type' => 'string', 'context' => ['view', 'edit']],
    ]);
}, 1000);

add_action('admin_notices', function (): void {
    $menu = (int) ($GLOBALS['nav_menu_selected_id'] ?? 0);
    if (get_current_screen()->id === 'nav-menus' && is_set_up() && is_nav_menu($menu)) {
        $view = view_menu($menu, site_status(), failed_events());
        print_notice($view['kind'], followed_html($view));
    }
});

/** @return string Changes with everything of a menu that the website reads. */
function menu_version(int $menu): string
{
    static $versions = [];
    if (!isset($versions[$menu])) {
        $items = array_map(function (\WP_Post $item): array {
            return [
                $item->ID, $item->title, $item->url, $item->menu_order, $item->menu_item_parent, $item->target, $item->classes, $item->description,
                $item->attr_title, $item->object, $item->object_id, $item->type, !empty($item->_invalid),
            ];
        }, wp_get_nav_menu_items($menu) ?: []);
        $versions[$menu] = substr(md5((string) wp_json_encode($items)), 0, 16);
    }
    return $versions[$menu];
}

/** @param array<string, mixed> $status
 * @param array<int, array<string, mixed>> $events
 * @return array<string, mixed> As `view_state` of an entry. */
function view_menu(int $menu, array $status, array $events): array
{
    $state = menu_state($menu, $status, $events);
    return shown_state(MENU . $menu, $state, $status['notes'][MENU . $menu] ?? []);
}

/** @param array<string, mixed> $status
 * @param array<int, array<string, mixed>> $events
 * @return array<string, mixed> As `entry_state` of an entry. */
function menu_state(int $menu, array $status, array $events): array
{
    $known = $status['menus'][$menu] ?? null;
    $state = ['type' => 'unknown', 'at' => 0, 'message' => $status['error'], 'pages' => list_value($known['pages'] ?? [])];
    $own = array_filter($events, function (array $event) use ($menu): bool {
        return (json_decode($event['body'], true)['data'] ?? []) == ['action' => 'menu', 'postType' => 'menus', 'id' => $menu];
    });
    if ($status['menus'] === null) {
        return waiting_state(end($own) ?: null, $state);
    }
    if ($known === null && $status['menus'] !== []) {
        return ['type' => 'hidden', 'message' => text('hidden_menu', implode(', ', array_keys($status['menus'])))] + $state;
    }
    if ($known !== null && text_at($known, 'version') === menu_version($menu) && text_at($known, 'state') !== 'coming') {
        return (text_at($known, 'state') === 'refused' ? ['type' => 'refused'] : ['type' => 'live', 'at' => (int) strtotime(text_at($known, 'writtenAt'))]) + $state;
    }
    return delay(menu_changed_at($menu), end($own) ?: (end($events) ?: null), $status) + $state;
}

/** @return int Unix seconds. */
function menu_changed_at(int $menu): int
{
    $times = array_map(function (\WP_Post $item): int {
        return (int) get_post_modified_time('U', true, $item);
    }, wp_get_nav_menu_items($menu) ?: []);
    return max(array_merge([last_sent()], $times));
}

/** Whether the site has all of its menus as they are here.
 * @param array<int, array<string, mixed>>|null $menus What it says of them. */
function are_menus_decided(?array $menus): bool
{
    foreach ($menus ?? [] as $menu => $known) {
        if (text_at($known, 'state') === 'coming' || (is_nav_menu($menu) && text_at($known, 'version') !== menu_version($menu))) {
            return false;
        }
    }
    return true;
}
