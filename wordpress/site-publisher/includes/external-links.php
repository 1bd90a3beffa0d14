<?php
/** `external:jobs` and `external:selfService` lead where the settings of the public website say. WordPress would take such
 * addresses away from menus and texts. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_filter('kses_allowed_protocols', function (array $protocols): array {
    return array_merge($protocols, ['external']);
});
