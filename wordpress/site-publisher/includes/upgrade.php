<?php
/** Steps after an update: an updated plugin is not activated again. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('init', __NAMESPACE__ . '\\bring_up_to_date', 5);
register_activation_hook(PLUGIN_FILE, function (): void {
    // Activating the plugin grants its capabilities again.
    delete_option(GRANTED);
    bring_up_to_date();
});

function bring_up_to_date(): void
{
    keep_settings_apart();
    grant_capabilities();
}

/** Stops WordPress from autoloading the settings with all other options, because they hold secrets. The loaded options
 * show whether that has been done. */
function keep_settings_apart(): void
{
    if (!array_key_exists(OPTION, wp_load_alloptions())) {
        // Saving an existing option does not change its autoload flag.
        add_option(OPTION, [], '', 'no');
        return;
    }
    global $wpdb;
    $wpdb->update($wpdb->options, ['autoload' => 'no'], ['option_name' => OPTION]);
    wp_cache_delete('alloptions', 'options');
    wp_cache_delete(OPTION, 'options');
}
