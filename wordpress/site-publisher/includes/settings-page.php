<?php
/** Settings page of the plugin. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const PAGE = 'site-publisher';

add_action('admin_init', function (): void {
    register_setting(OPTION, OPTION, ['sanitize_callback' => __NAMESPACE__ . '\\clean_settings', 'default' => []]);
});
add_action('admin_menu', function (): void {
    add_options_page(text('name'), text('name'), 'manage_options', PAGE, __NAMESPACE__ . '\\print_settings_page');
});
add_filter('plugin_action_links_' . plugin_basename(PLUGIN_FILE), function (array $links): array {
    $address = admin_url('options-general.php?page=' . PAGE);
    $link = sprintf('<a href="%s">%s</a>', esc_url($address), esc_html(text('open_settings')));
    return ['settings' => $link] + $links;
});

function print_settings_page(): void
{
    if (!current_user_can('manage_options')) {
        return;
    }
    printf('<div class="wrap"><h1>%s</h1><p>%s</p>', esc_html(text('name')), esc_html(text('purpose')));
    print_test_answer();
    print_overview();
    printf('<form method="post" action="%s">', esc_url(admin_url('options.php')));
    settings_fields(OPTION);
    echo '<table class="form-table" role="presentation">';
    print_address_row();
    array_map(__NAMESPACE__ . '\\print_secret_row', SECRETS);
    print_switch_row();
    echo '</table>';
    submit_button(text('save'));
    echo '</form>';
    print_test_button();
    print_rights();
    echo '</div>';
}

function print_address_row(): void
{
    print_row('url', sprintf(
        '<input type="url" class="regular-text" id="site_publisher_url" name="%s[url]" value="%s" placeholder="https://www.example.ee" aria-describedby="site_publisher_url_note"%s>',
        esc_attr(OPTION),
        esc_attr(setting('url')),
        disabled(fixed_by('url') !== null, true, false)
    ));
}

/** Secrets are never printed whole; an empty field keeps the saved secret. */
function print_secret_row(string $name): void
{
    $secret = setting($name);
    $is_fixed = fixed_by($name) !== null;
    $field = sprintf(
        '<input type="password" class="regular-text" id="site_publisher_%1$s" name="%2$s[%1$s]" value="" autocomplete="new-password" placeholder="%3$s" aria-describedby="site_publisher_%1$s_note"%4$s>',
        esc_attr($name),
        esc_attr(OPTION),
        esc_attr($secret === '' ? '' : text('secret_kept', secret_end($secret))),
        disabled($is_fixed, true, false)
    );
    if ($secret !== '' && !$is_fixed) {
        $field .= sprintf(
            ' <label><input type="checkbox" name="%s[forget_%s]" value="1"> %s</label>',
            esc_attr(OPTION),
            esc_attr($name),
            esc_html(text('secret_forget'))
        );
    }
    print_row($name, $field);
}

function print_switch_row(): void
{
    print_row('content_types', sprintf(
        '<input type="checkbox" id="site_publisher_content_types" name="%s[content_types]" value="1" aria-describedby="site_publisher_content_types_note"%s%s>',
        esc_attr(OPTION),
        checked(setting('content_types') !== '', true, false),
        disabled(fixed_by('content_types') !== null, true, false)
    ));
}

/** @param string $field Escaped. */
function print_row(string $name, string $field): void
{
    $constant = fixed_by($name);
    printf(
        '<tr><th scope="row"><label for="site_publisher_%1$s">%2$s</label></th><td>%3$s<p class="description" id="site_publisher_%1$s_note">%4$s</p></td></tr>',
        esc_attr($name),
        esc_html(text($name)),
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- its callers escape it.
        $field,
        esc_html($constant === null ? note_text($name) : text('fixed', $constant))
    );
}

function note_text(string $name): string
{
    $stored = in_array($name, SECRETS, true) ? ' ' . text('secret_stored', CONSTANTS[$name]) : '';
    return text("{$name}_note") . $stored;
}
