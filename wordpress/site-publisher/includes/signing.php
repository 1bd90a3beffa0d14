<?php
/** Signs webhooks (Standard Webhooks) and links to previews and the status page. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Lifetime of a link; the site accepts at most a day. */
const LINK_LIFETIME = 12 * HOUR_IN_SECONDS;

/** @return array<string, string> Headers for a body; a repeated webhook keeps its id. */
function webhook_headers(string $id, string $body, int $now): array
{
    $signed = "$id.$now.$body";
    $signature = base64_encode(hash_hmac('sha256', $signed, (string) key_of(setting('webhook_secret')), true));
    return [
        'Content-Type' => 'application/json',
        'webhook-id' => $id,
        'webhook-timestamp' => (string) $now,
        'webhook-signature' => "v1,$signature",
    ];
}

/** @return string|null Bytes of a secret: decoded base64 after `whsec_`, otherwise the text itself; null for invalid
 * base64. */
function key_of(string $secret): ?string
{
    if (strpos($secret, 'whsec_') !== 0) {
        return $secret;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')), true);
    return $key === false || $key === '' ? null : $key;
}

/** @param array<string, string> $parameters Of the address.
 * @param string $text What is signed, without the time until which it holds. */
function signed_link(string $path, array $parameters, string $text): string
{
    $until = (string) (time() + LINK_LIFETIME);
    $secret = setting('preview_secret');
    if ($secret !== '') {
        $signature = base64_encode(hash_hmac('sha256', "$text.$until", $secret, true));
        $parameters['until'] = $until;
        $parameters['signature'] = rtrim(strtr($signature, '+/', '-_'), '=');
    }
    $query = http_build_query($parameters, '', '&', PHP_QUERY_RFC3986);
    return setting('url') . $path . ($query === '' ? '' : "?$query");
}
