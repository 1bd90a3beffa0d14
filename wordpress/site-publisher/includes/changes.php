<?php
/** Collects the changes of one request. The site gets one event per request: it reads the named entry first and finds
 * all other changes by comparing, so the most important change is enough. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

final class Changes
{
    /** Most important first. */
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

    /** @return array{action: string, postType: string, id?: int}|null The first of the most important changes. */
    public static function take(): ?array
    {
        $best = null;
        foreach (self::$noted as $change) {
            if ($best === null || self::rank($change) < self::rank($best)) {
                $best = $change;
            }
        }
        self::$noted = [];
        return $best;
    }

    /** @param array{action: string} $change */
    private static function rank(array $change): int
    {
        // Changes of entries rank equally, so the first one counts; but publishing ranks above the update that comes
        // with it.
        $rank = (int) array_search($change['action'], self::ORDER, true);
        return $rank >= 1 && $rank <= 4 ? 1 : $rank;
    }
}
