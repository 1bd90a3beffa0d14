<?php
/** What a role may do with the entries and routes that this plugin brings. They decide what the whole website says (its
 * notices, the texts of its pages, prices) and where customers live, so they are for those who edit pages; whoever may
 * write articles may not therefore write these. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** One and several, as register_post_type has them. */
const ENTRY_CAPABILITY = ['site_publisher_entry', 'site_publisher_entries'];
const DISCHARGES_CAPABILITY = 'read_site_publisher_discharges';

/** Option: which capabilities the roles were given. */
const GRANTED = 'site_publisher_granted';

/** @return string[] */
function own_capabilities(): array
{
    $actions = [
        'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private',
        'delete', 'delete_others', 'delete_private', 'delete_published',
    ];
    $entries = array_map(function (string $action): string {
        return $action . '_' . ENTRY_CAPABILITY[1];
    }, $actions);
    return array_merge($entries, [DISCHARGES_CAPABILITY]);
}

/** Gives them to the roles that edit pages, those of other people too: Administrator and Editor, and what a site has of
 * its own. Who changes that afterwards is not overruled, unless the plugin comes with other capabilities. */
function grant_capabilities(): void
{
    $version = md5(implode(' ', own_capabilities()));
    if (get_option(GRANTED) === $version) {
        return;
    }
    foreach (wp_roles()->role_objects as $role) {
        if ($role->has_cap('edit_others_pages') && $role->has_cap('publish_pages')) {
            array_map([$role, 'add_cap'], own_capabilities());
        }
    }
    update_option(GRANTED, $version, true);
}

function revoke_capabilities(): void
{
    foreach (wp_roles()->role_objects as $role) {
        array_map([$role, 'remove_cap'], own_capabilities());
    }
    delete_option(GRANTED);
}
