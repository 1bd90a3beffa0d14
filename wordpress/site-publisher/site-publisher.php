<?php
/**
 * Plugin Name:       Site Publisher
 * Description:       Tells the public website what editors change, opens their previews there, and shows in WordPress whether a change is live.
 * Version:           1.0.0
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       site-publisher
 *
 * This program is free software; you can redistribute it and/or modify it under the terms of the GNU General Public
 * License as published by the Free Software Foundation; either version 2 of the License, or (at your option) any later
 * version. It is distributed in the hope that it will be useful, but without any warranty.
 */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const PLUGIN_FILE = __FILE__;

$site_publisher_parts = [
    'values', 'texts', 'kinds', 'settings', 'upgrade', 'capabilities', 'signing', 'changes', 'post-changes', 'other-changes', 'webhook', 'events', 'delivery',
    'preview', 'status', 'status-notes', 'file-uses', 'entry-state', 'state-view', 'menu-state', 'editor-state', 'published-pages',
    'external-links', 'content-fields', 'form-values', 'form-faults', 'opening-hours', 'form-check', 'locks', 'blocks', 'versions', 'content-types',
    'content-routes', 'last-seen', 'read-together', 'beside',
];
if (is_admin()) {
    array_push($site_publisher_parts, 'settings-page', 'rights-table', 'overview', 'refused-list', 'media-uses', 'test-button', 'post-column', 'notices',
        'field-boxes', 'unsaved-fields', 'form-inputs', 'form-rows', 'place-map', 'entry-columns', 'take-over', 'menu-access', 'trashed', 'csv-cells', 'csv-columns', 'csv-lines', 'csv-reading', 'csv-changes', 'csv-entry', 'csv-file',
        'csv-export', 'csv-plan', 'csv-import', 'csv-page');
}
foreach ($site_publisher_parts as $site_publisher_part) {
    require __DIR__ . "/includes/$site_publisher_part.php";
}
