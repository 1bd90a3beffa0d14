<?php
/** Capabilities for the entries and routes that this plugin adds. These decide what the whole website shows (notices,
 * page texts, prices) and reveal where customers live. So they are for roles that edit pages; the right to write
 * articles is not enough. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Singular and plural, as register_post_type expects them. */
const ENTRY_CAPABILITY = ['site_publisher_entry', 'site_publisher_entries'];
const DISCHARGES_CAPABILITY = 'read_site_publisher_discharges';

/** Option: digest of the capabilities that were granted. */
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

/** Grants them to all roles that edit other people's pages: Administrator, Editor and custom roles. An administrator's
 * later changes stay, until the plugin comes with other capabilities. */
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
