<?php
/** What one request changed. The site gets one hint a request: it reads the named entry first and finds everything else
 * by comparing, so the most telling change is enough. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

final class Changes
{
    /** The earlier, the more telling. */
    private const ORDER = ['publish', 'update', 'trash', 'untrash', 'delete', 'media', 'term', 'menu'];

    /** @var array<int, array{action: string, postType: string, id?: int}> */
    private static array $noted = [];

    public static function note(string $action, string $post_type, ?int $id = null): void
    {
        $change = ['action' => $action, 'postType' => $post_type];
        if ($id !== null) {
            $change['id'] = $id;
        }
        self::$noted[] = $change;
    }

    /** @return array{action: string, postType: string, id?: int}|null The first of the most telling ones. */
    public static function take(): ?array
    {
        $told = null;
        foreach (self::$noted as $change) {
            if ($told === null || self::rank($change) < self::rank($told)) {
                $told = $change;
            }
        }
        self::$noted = [];
        return $told;
    }

    /** @param array{action: string} $change */
    private static function rank(array $change): int
    {
        // Among what happened to entries the first one counts, but that one was published says more than its update.
        $rank = (int) array_search($change['action'], self::ORDER, true);
        return $rank >= 1 && $rank <= 4 ? 1 : $rank;
    }
}
