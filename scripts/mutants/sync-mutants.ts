import type { Mutant } from './mutant.ts';

const deletions = 'src/cms/wordpress/inventory.ts';
const inventory = 'src/cms/wordpress/inventory.ts';
const fetchChanges = 'src/cms/wordpress/fetch-changes.ts';
const journal = 'src/cms/wordpress/journal.ts';
const named = 'src/cms/wordpress/sync.ts';
const repeated = 'src/cms/wordpress/to-page-texts.ts';
const writing = 'src/cms/wordpress/write-changes.ts';

export const syncMutants: readonly Mutant[] = [
  { file: deletions, before: 'answer.status === 404 && ', after: '' },
  { file: deletions, before: "?.code === 'rest_post_invalid_id'", after: ' !== undefined' },
  { file: deletions, before: 'response?.id === id ?', after: 'response ?' },
  { file: deletions, before: "&& status !== 'publish';", after: ';' },
  { file: deletions, before: 'if (undecided.length > 0) {', after: 'if (false) {' },
  { file: deletions, before: '|| silences.has(cause.reason)', after: '' },
  { file: deletions, before: 'if (!isRefusal(answer)) return undefined;', after: '' },
  {
    file: deletions,
    before: "list: z.tuple([]), total: z.literal('0')",
    after: 'list: z.unknown(), total: z.unknown()',
  },
  { file: inventory, before: 'isStill && lines.size === total ?', after: 'lines.size === total ?' },
  { file: inventory, before: 'isStill && lines.size === total ?', after: 'isStill ?' },
  { file: inventory, before: 'page.total === total && ', after: '' },
  { file: inventory, before: 'const step = pageSize - 1;', after: 'const step = pageSize;' },
  { file: inventory, before: 'if (!inventory.has(line.id)) inventory', after: 'inventory' },
  { file: fetchChanges, before: 'removableShare = 0.5', after: 'removableShare = 0.95' },
  { file: fetchChanges, before: 'removableCount = 20', after: 'removableCount = 2000' },
  { file: fetchChanges, before: ' && !isFull) {', after: ') {' },
  { file: fetchChanges, before: '? mark : `${mark} again`,', after: '? mark : mark,' },
  { file: journal, before: 'if (!existsSync(draft)) continue;', after: '' },
  { file: journal, before: '    rmSync(planFile(place));\n', after: '' },
  { file: journal, before: 'rmSync(join(root, file), { force: true });', after: '' },
  { file: journal, before: 'if (hasPlan(place))\n      throw', after: 'if (false)\n      throw' },
  {
    file: fetchChanges,
    before: 'if (missing.length > removableCount && missing.length >',
    after: 'if (missing.length >',
  },
  {
    file: fetchChanges,
    before: 'known.get(id) !== mark && isOlder(id)',
    after: '!known.has(id) && isOlder(id)',
  },
  { file: fetchChanges, before: 'markChanged(mirror, entry.type, entry.id);', after: '' },
  { file: named, before: 'fetched.every(({ undecided }) => undecided.length === 0)', after: 'true' },
  { file: named, before: "if (mirror.read('conversion') !== conversion) return", after: 'if (false) return' },
  { file: named, before: 'return !before.has(name) || wanted.has(name);', after: 'return true;' },
  { file: named, before: 'types.length + (named.has(mediaType) ? 1 : 0) === named.size &&', after: '' },
  {
    file: writing,
    before: 'for (const { locale, menu } of isWhole ? menus : [])',
    after: 'for (const { locale, menu } of menus)',
  },
  { file: writing, before: 'mirror.clean(type, translationGroup);', after: ';' },
  { file: writing, before: 'refused.get(file) ?? []', after: '[]' },
  {
    file: writing,
    before: "...(kind === 'posts' ? addressProblems",
    after: "...(kind === 'pages' ? addressProblems",
  },
  { file: repeated, before: 'worst.claim <= one.claim', after: 'worst.claim >= one.claim' },
  { file: repeated, before: '!routes.has(id)', after: 'id !== texts.id' },
  {
    file: 'src/cms/wordpress/to-menu.ts',
    before: 'if (faults.length === 0) return',
    after: 'return',
  },
];
