import { rmSync, cpSync } from 'node:fs';
import { writeExport, writePost, deletePost } from './bench/synthetic-export.ts';
import { syntheticPost, withEditedBody } from './bench/synthetic-post.ts';
import { publishOwn, copyCompiled } from './bench/own-publisher.ts';
import { siteIn, postsOf } from './bench/measure-own.ts';
const n = Number(process.argv[2]);
const site = siteIn(`/tmp/hH/big${n}`);
rmSync(`/tmp/hH/big${n}`, { recursive: true, force: true });
writeExport(site.contentDir, { contentDir: 'src/content', posts: postsOf(n) });
try { copyCompiled({ contentDir: '', outDir: '', stateDir: '/tmp/hH/state' }, site); } catch { /* none */ }
const say = async (what: string) => { const run = await publishOwn(site); console.log(what, (run.ms / 1000).toFixed(2), 's', run.rendered, 'rendered', run.removed, 'removed'); };
await say('full');
await say('nothing');
const old = syntheticPost(Math.floor(n / 3), n);
writePost(site.contentDir, withEditedBody(old)); await say('edited old');
writePost(site.contentDir, { ...old, content: '<p>Täiesti uus tekst hoopis teistsuguste sõnadega laevandusest kuni põllumajanduseni.</p>', modified: '2026-11-01T00:00:00Z' }); await say('rewritten old');
for (let i = 0; i < 4; i++) { writePost(site.contentDir, syntheticPost(n + i, n)); await say('added'); }
deletePost(site.contentDir, syntheticPost(Math.floor(n / 2), n)); await say('deleted');
