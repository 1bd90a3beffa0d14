<?php
/** What has to be so before anything else is done, also where the plugin was updated and never activated anew. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('init', __NAMESPACE__ . '\\bring_up_to_date', 5);
register_activation_hook(PLUGIN_FILE, function (): void {
    // Who activates it asks for what belongs to it.
    delete_option(GRANTED);
    bring_up_to_date();
});

function bring_up_to_date(): void
{
    keep_settings_apart();
    grant_capabilities();
}

/** The settings hold secrets: WordPress loads and caches them with all its options unless it is told not to. Whether
 * that was said already shows in what it has loaded. */
function keep_settings_apart(): void
{
    if (!array_key_exists(OPTION, wp_load_alloptions())) {
        // An option that is there keeps how it is loaded, whoever saves it.
        add_option(OPTION, [], '', 'no');
        return;
    }
    global $wpdb;
    $wpdb->update($wpdb->options, ['autoload' => 'no'], ['option_name' => OPTION]);
    wp_cache_delete('alloptions', 'options');
    wp_cache_delete(OPTION, 'options');
}
