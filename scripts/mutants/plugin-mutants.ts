import type { Mutant } from './mutant.ts';

const draft = 'src/cms/wordpress/draft.ts';
const plugin = 'wordpress/site-publisher/includes';
const preview = `${plugin}/preview.php`;
const changes = `${plugin}/post-changes.php`;
const delivery = `${plugin}/delivery.php`;

const rights = ['tests/wordpress/preview-rights.test.ts'];
const notifying = ['tests/wordpress/plugin.test.ts'];
const roles = ['tests/wordpress/roles.test.ts'];

/** The WordPress plugin and the previews, which only a real WordPress can test: without its programs their
 * tests are skipped, and these mutants go unnoticed. */
export const pluginMutants: readonly Mutant[] = [
  {
    file: draft,
    before: 'if (member && (open.has(member.entry.id) || isPublic(member))) found.set',
    after: 'if (member) found.set',
    tests: rights,
  },
  { file: draft, before: '|| isPublic(member)', after: '', tests: rights },
  {
    file: draft,
    before: "entry.status === 'publish' && !isLocked",
    after: "entry.status === 'publish'",
    tests: rights,
  },
  { file: draft, before: 'open.has(shown.entry.id) ?', after: 'true ?', tests: rights },
  { file: preview, before: "&& current_user_can('edit_post', $id)", after: '', tests: rights },
  {
    file: preview,
    before: '"preview.$route.$ids.$locale"',
    after: '"preview.$route.$entry->ID.$locale"',
    tests: rights,
  },
  {
    file: changes,
    before: "if ($post && $post->post_status === 'publish')",
    after: 'if ($post)',
    tests: notifying,
  },
  { file: changes, before: "if ($post && $previous === 'publish')", after: 'if ($post)', tests: notifying },
  {
    file: changes,
    before: "$is_trash ? get_post_meta($id, '_wp_trash_meta_status', true) : $post->post_status",
    after: '$post->post_status',
    tests: notifying,
  },
  { file: changes, before: "$new === 'trash' ? 'trash' : 'update'", after: "'trash'", tests: notifying },
  {
    file: `${plugin}/changes.php`,
    before: 'self::rank($change) < self',
    after: 'self::rank($change) > self',
    tests: notifying,
  },
  {
    file: delivery,
    before: '[60, 300, 1800, 7200, 21600]',
    after: '[60, 300, 1800, 7200]',
    tests: notifying,
  },
  { file: delivery, before: "$event['tries']++;", after: '', tests: notifying },
  { file: delivery, before: "$event['next'] !== 0 && $event", after: '$event', tests: notifying },
  { file: delivery, before: "forget_event($event['id']);", after: '', tests: notifying },
  {
    file: `${plugin}/content-types.php`,
    before: "'capability_type' => ENTRY_CAPABILITY",
    after: "'capability_type' => 'post'",
    tests: roles,
  },
  {
    file: `${plugin}/content-routes.php`,
    before: 'current_user_can(DISCHARGES_CAPABILITY)',
    after: "current_user_can('edit_posts')",
    tests: roles,
  },
  {
    file: `${plugin}/capabilities.php`,
    before: "$role->has_cap('edit_others_pages') && $role->has_cap('publish_pages')",
    after: "$role->has_cap('publish_posts')",
    tests: roles,
  },
];
