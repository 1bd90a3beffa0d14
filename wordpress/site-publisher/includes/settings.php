<?php
/** The settings: constants of wp-config.php where defined, otherwise saved on the settings page. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const OPTION = 'site_publisher';

const CONSTANTS = [
    'url' => 'SITE_PUBLISHER_URL',
    'webhook_secret' => 'SITE_PUBLISHER_WEBHOOK_SECRET',
    'preview_secret' => 'SITE_PUBLISHER_PREVIEW_SECRET',
    'content_types' => 'SITE_PUBLISHER_CONTENT_TYPES',
];

/** Min length of a secret in bytes, as the site requires. */
const MIN_SECRET_BYTES = 16;

const SECRETS = ['webhook_secret', 'preview_secret'];

/** @return string Empty when not set; `content_types` is '1' when enabled. */
function setting(string $name): string
{
    $constant = fixed_by($name);
    if ($constant !== null) {
        $value = constant($constant);
        return $name === 'url' ? (clean_address((string) $value) ?? '') : (string) $value;
    }
    $saved = get_option(OPTION, []);
    return text_at($saved, $name);
}

/** @return string|null The constant of wp-config.php that overrides a setting. */
function fixed_by(string $name): ?string
{
    return defined(CONSTANTS[$name]) ? CONSTANTS[$name] : null;
}

/** Whether events can be sent to the site. */
function is_set_up(): bool
{
    return setting('url') !== '' && setting('webhook_secret') !== '';
}

/** @param mixed $asked What the settings page sent; an empty secret means that the one that is there stays.
 * @return array<string, string> What is saved. */
function clean_settings($asked): array
{
    $saved = get_option(OPTION, []);
    $saved = is_array($saved) ? $saved : [];
    $asked = is_array($asked) ? $asked : [];
    $address = trim(text_at($asked, 'url'));
    $url = $address === '' ? '' : clean_address($address);
    if ($url === null) {
        add_settings_error(OPTION, 'url', text('wrong_address'));
        $url = text_at($saved, 'url');
    }
    $clean = ['url' => $url, 'content_types' => empty($asked['content_types']) ? '' : '1'];
    foreach (SECRETS as $name) {
        $secret = trim(text_at($asked, $name));
        $clean[$name] = $secret === '' ? text_at($saved, $name) : $secret;
        if (!empty($asked["forget_$name"])) {
            $clean[$name] = '';
        } elseif ($clean[$name] !== '' && strlen((string) key_of($clean[$name])) < MIN_SECRET_BYTES) {
            add_settings_error(OPTION, $name, text('wrong_secret', text($name)));
            $clean[$name] = text_at($saved, $name);
        }
    }
    return $clean;
}

/** @return string|null Without trailing slash; null when it cannot be the address of a site. Links to drafts go there,
 * so it must be https or on this machine. */
function clean_address(string $address): ?string
{
    $parts = wp_parse_url(trim($address));
    if (!is_array($parts) || empty($parts['host']) || isset($parts['user']) || isset($parts['query'])) {
        return null;
    }
    $scheme = $parts['scheme'] ?? '';
    $is_local = in_array($parts['host'], ['localhost', '127.0.0.1', '[::1]'], true);
    if ($scheme !== 'https' && !($scheme === 'http' && $is_local)) {
        return null;
    }
    return untrailingslashit(esc_url_raw(trim($address), ['http', 'https']));
}

/** @return string The part of a secret that may be shown. */
function secret_end(string $secret): string
{
    return strlen($secret) < 16 ? '…' : '…' . substr($secret, -4);
}
