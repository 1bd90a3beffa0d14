<?php
/** Who may edit what: a table of roles and groups of types on the settings page. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const RIGHTS = 'site_publisher_rights';

add_action('admin_post_' . RIGHTS, __NAMESPACE__ . '\\save_rights');

function print_rights(): void
{
    if (setting('content_types') === '') {
        return;
    }
    printf('<h2 id="%s">%s</h2><p>%s</p><form method="post" action="%s">', esc_attr(RIGHTS), esc_html(text('rights')), esc_html(text('rights_note')), esc_url(admin_url('admin-post.php')));
    wp_nonce_field(RIGHTS);
    printf('<input type="hidden" name="action" value="%s"><div style="overflow-x: auto"><table class="widefat striped" style="width: auto"><thead><tr><th scope="col">%s</th>', esc_attr(RIGHTS), esc_html(text('role')));
    foreach (rights_groups() as $group) {
        printf('<th scope="col" id="%s">%s</th>', esc_attr(RIGHTS . "_$group"), esc_html(text("rights_$group")));
    }
    echo '</tr></thead><tbody>';
    foreach (wp_roles()->role_objects as $name => $role) {
        printf('<tr><th scope="row" id="%s">%s</th>', esc_attr(RIGHTS . "_role_$name"), esc_html(translate_user_role(wp_roles()->role_names[$name])));
        foreach (rights_groups() as $group) {
            printf(
                '<td><input type="checkbox" name="%1$s[%2$s][%3$s]" value="1" aria-labelledby="%1$s_role_%2$s %1$s_%3$s"%4$s></td>',
                esc_attr(RIGHTS),
                esc_attr((string) $name),
                esc_attr($group),
                checked($role->has_cap("publish_site_publisher_$group"), true, false)
            );
        }
        echo '</tr>';
    }
    echo '</tbody></table></div>';
    submit_button(text('rights_save'), 'secondary');
    echo '</form>';
}

function save_rights(): void
{
    if (!current_user_can('manage_options') || !current_user_can('promote_users')) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer(RIGHTS);
    // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
    $ticked = list_value($_POST[RIGHTS] ?? []);
    foreach (wp_roles()->role_objects as $name => $role) {
        foreach (rights_groups() as $group) {
            $is_given = text_at($ticked, $name, $group) === '1';
            if ($is_given !== $role->has_cap("publish_site_publisher_$group")) {
                array_map([$role, $is_given ? 'add_cap' : 'remove_cap'], group_capabilities($group));
            }
        }
    }
    wp_safe_redirect(admin_url('options-general.php?page=' . PAGE . '#' . RIGHTS));
    exit;
}
