<?php
/** Capabilities for the entries and routes that this plugin adds. These decide what the whole website shows (notices,
 * page texts, prices) and reveal where customers live. So they are for roles that edit pages; the right to write
 * articles is not enough. Each group of types has its own, so that somebody may edit stations and not prices. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const DISCHARGES_CAPABILITY = 'read_site_publisher_discharges';

/** Option: what was granted, so that it is granted once. */
const GRANTED = 'site_publisher_granted';

const ENTRY_ACTIONS = [
    'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private',
    'delete', 'delete_others', 'delete_private', 'delete_published',
];

/** @return string[] Singular and plural, as register_post_type expects them. */
function entry_capability(string $group): array
{
    return ["site_publisher_{$group}_entry", "site_publisher_$group"];
}

/** @return string[] All capabilities of a group of types. */
function group_capabilities(string $group): array
{
    return array_map(function (string $action) use ($group): string {
        return "{$action}_site_publisher_$group";
    }, ENTRY_ACTIONS);
}

/** @return array<string, string[]> Capabilities by what is granted as one. */
function own_capabilities(): array
{
    $groups = rights_groups();
    return array_combine($groups, array_map(__NAMESPACE__ . '\\group_capabilities', $groups)) + ['discharges' => [DISCHARGES_CAPABILITY]];
}

/** The right to edit all types, before they were in groups. */
const EARLIER_CAPABILITY = 'edit_others_site_publisher_entries';

/** Grants what is new to all roles that edit other people's pages (Administrator, Editor and custom roles), and to those
 * who could edit all types before they were in groups. An administrator's later changes stay. */
function grant_capabilities(): void
{
    $granted = get_option(GRANTED, []);
    $new = array_diff_key(own_capabilities(), array_flip(is_array($granted) ? $granted : []));
    if ($new === []) {
        return;
    }
    foreach (wp_roles()->role_objects as $role) {
        // An earlier version of the plugin kept a digest.
        $is_meant = is_string($granted) ? $role->has_cap(EARLIER_CAPABILITY) : $role->has_cap('edit_others_pages') && $role->has_cap('publish_pages');
        if ($is_meant) {
            array_map([$role, 'add_cap'], array_merge(...array_values($new)));
        }
        foreach (ENTRY_ACTIONS as $action) {
            $role->remove_cap("{$action}_site_publisher_entries");
        }
    }
    update_option(GRANTED, array_keys(own_capabilities()), true);
}

function revoke_capabilities(): void
{
    foreach (wp_roles()->role_objects as $role) {
        array_map([$role, 'remove_cap'], preg_grep('/_site_publisher_/', array_keys($role->capabilities)) ?: []);
    }
    delete_option(GRANTED);
}
