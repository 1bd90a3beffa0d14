<?php
/** Lists of nothing but the entries that the website does not accept. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Parameter of the address of a list. */
const REFUSED_LIST = 'site_publisher_refused';

const REFUSED = 'site_publisher_refused_entries';

add_action('pre_get_posts', function (\WP_Query $query): void {
    if (is_admin() && $query->is_main_query() && isset($_GET[REFUSED_LIST]) && current_user_can('edit_others_posts')) {
        $ids = array_keys(refused_entries());
        // An empty list would mean all.
        $query->set('post__in', $ids === [] ? [0] : $ids);
    }
});
add_action('admin_notices', function (): void {
    $screen = get_current_screen();
    if ($screen && $screen->base === 'edit' && isset($_GET[REFUSED_LIST])) {
        $all = admin_url("edit.php?post_type={$screen->post_type}");
        print_notice('info', sprintf('<a href="%s">%s</a>', esc_url($all), esc_html(text('refused_only'))));
    }
});

/** Asked for by these lists and the settings page only: the website tells of all entries then.
 * @return array<int, string> Post types by id. */
function refused_entries(): array
{
    if (!is_set_up()) {
        return [];
    }
    $kept = get_transient(REFUSED);
    if (!is_array($kept) || ($kept['url'] ?? '') !== setting('url') || $kept['asked'] <= last_sent()) {
        $ids = [];
        foreach (list_in(own_sync(ask_site([], 'syncs', STATUS_LIMIT_SECONDS)['answer']), 'problems') as $note) {
            if (is_int($note['id'] ?? null)) {
                $ids[] = $note['id'];
            }
        }
        $kept = ['url' => setting('url'), 'asked' => time(), 'ids' => array_values(array_unique($ids))];
        set_transient(REFUSED, $kept, MINUTE_IN_SECONDS);
    }
    $types = [];
    foreach ($kept['ids'] as $id) {
        $post = get_post($id);
        if ($post && isset(synced_types()[$post->post_type])) {
            $types[$id] = $post->post_type;
        }
    }
    return $types;
}
