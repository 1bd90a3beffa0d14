<?php
/** The menus of the website are those of WordPress. Its screen for them is there with any theme, and for everybody who may edit page texts:
 * WordPress itself hides it with block themes, and lets those in only who may change the whole look. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** What the screen asks for while somebody works on it. */
const MENU_REQUESTS = ['add-menu-item', 'menu-get-metabox', 'menu-quick-search', 'menu-locations-save'];

add_action('after_setup_theme', function (): void {
    add_theme_support('menus');
}, 100);

add_action('admin_menu', function (): void {
    $type = get_post_type_object('page_texts');
    if (!$type || !in_array('page_texts', own_types(), true)) {
        return;
    }
    $parent = $type->show_in_menu === true ? 'edit.php?post_type=page_texts' : $type->show_in_menu;
    add_submenu_page($parent, text('menus'), text('menus'), $type->cap->publish_posts, 'nav-menus.php');
    if (!has_whole_look()) {
        remove_menu_page('themes.php');
    }
}, 100);

add_filter('user_has_cap', function (array $capabilities): array {
    if (!empty($capabilities['publish_site_publisher_pages']) && is_menu_request()) {
        $capabilities['edit_theme_options'] = true;
    }
    return $capabilities;
});

// Of the screen's link to another one.
add_filter('map_meta_cap', function (array $needed, string $capability): array {
    return $capability === 'customize' && !has_whole_look() ? ['do_not_allow'] : $needed;
}, 10, 2);

add_action('load-nav-menus.php', function (): void {
    // The website knows its menus by their numbers: another one of the same name is none of them.
    if (text_value($_REQUEST['action'] ?? '') === 'delete' && !has_whole_look()) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
});

/** Whether the role itself lets this person change the theme. */
function has_whole_look(): bool
{
    return is_super_admin() || !empty(wp_get_current_user()->allcaps['edit_theme_options']);
}

function is_menu_request(): bool
{
    global $pagenow;
    $asked = text_value($_REQUEST['action'] ?? '');
    return is_admin() && ($pagenow === 'nav-menus.php' || (wp_doing_ajax() && in_array($asked, MENU_REQUESTS, true)));
}
