/** The result rows of `bench publish`. Targets: docs/benchmarks.md, Publishing. */
import type { OwnMeasurement } from './own-publisher.ts';
import { type PeerMeasurement, type PeerMeasurements, type PeerName, peerNames } from './measure-peers.ts';
import type { Peer, Row, Target } from './table.ts';
import type { TimedRun } from './timed-run.ts';

export interface PublishMeasurement {
  readonly own: OwnMeasurement;
  /** undefined without peers. */
  readonly peers: PeerMeasurements | undefined;
  /** The same with a tenth of the pages; undefined for small sites. */
  readonly tenth: OwnMeasurement | undefined;
}

const upTo = (limit: number, of: Target['of'] = 'value'): Target => ({ of, is: 'at most', limit });

export function publishRows({ own, peers, tenth }: PublishMeasurement): readonly Row[] {
  /** One row per peer; none without peers. */
  const perPeer = (
    names: readonly PeerName[],
    value: (measured: PeerMeasurement) => number | undefined,
    row: Omit<Row, 'peer'>,
  ): readonly Row[] => (peers ? names.map((name) => ({ ...row, peer: peerValue(name, value)(peers) })) : []);
  const full = { what: 'full publish', unit: 'seconds', ours: own.full.ms } as const;
  const edited = { what: 'one edited body', unit: 'seconds', ours: own.editedBody.ms } as const;
  const size = { what: 'bytes of an article', unit: 'bytes', ours: own.bytesPerArticle } as const;
  return [
    ...(peers ? [] : [{ id: 'P1', ...full }]),
    ...perPeer(['Hugo'], (peer) => peer.full.ms, { id: 'P1', ...full, target: upTo(1, 'ratio') }),
    ...perPeer(['astro build'], (peer) => peer.full.ms, {
      id: 'P1',
      ...full,
      target: upTo(0.6, 'ratio'),
    }),
    ...perPeer(['astro build, incremental'], (peer) => peer.full.ms, { id: '', ...full }),
    count('P1b', 'rendered after one edited body', { run: own.editedBody, limit: 12 }),
    count('P1b', 'rendered after one added post', { run: own.addedPost, limit: 30 }),
    { id: 'P2', ...edited, target: upTo(1000) },
    ...perPeer(['Hugo', 'astro build, incremental'], (peer) => peer.editedBody?.ms, {
      id: 'P2',
      ...edited,
      target: upTo(0.05, 'ratio'),
    }),
    ...(peers ? [{ id: '', ...edited, peer: watching(peers) }] : []),
    { id: '', ...edited, what: 'one edited body, npm run build', ours: own.throughNpm.editedBody.ms },
    ...(tenth ? [growth(own, tenth)] : []),
    { id: 'P4', what: 'nothing changed', unit: 'seconds', ours: own.unchanged.ms, target: upTo(400) },
    ...perPeer(['astro build, incremental'], (peer) => peer.unchanged?.ms, {
      id: '',
      what: 'nothing changed',
      unit: 'seconds',
      ours: own.unchanged.ms,
    }),
    {
      id: '',
      what: 'nothing changed, npm run build',
      unit: 'seconds',
      ours: own.throughNpm.unchanged.ms,
    },
    { ...memory(own.full), id: 'P6', target: upTo(512 * 2 ** 20) },
    ...perPeer(peerNames, (peer) => peer.full.peakBytes, memory(own.full)),
    { id: 'P8', what: 'one deleted post', unit: 'seconds', ours: own.deletedPost.ms, target: upTo(1000) },
    count('P8', 'rendered after one deleted post', { run: own.deletedPost, limit: 60 }),
    ...others(own),
    ...perPeer(peerNames.slice(0, 2), (peer) => peer.bytesPerArticle, {
      id: '',
      ...size,
      target: upTo(1 / 0.9, 'ratio'),
    }),
  ];
}

const peerValue =
  (name: PeerName, value: (measured: PeerMeasurement) => number | undefined) =>
  (peers: PeerMeasurements): Peer => {
    const measured = peers[name];
    return { name, value: measured && value(measured) };
  };

/** Hugo's own way to build what changed only: it runs, and has all pages in memory. */
const watching = ({ Hugo }: PeerMeasurements): Peer => ({ name: 'Hugo, watching', value: Hugo?.watchedMs });

const growth = (own: OwnMeasurement, tenth: OwnMeasurement): Row => ({
  id: 'P3',
  what: 'one edited body',
  unit: 'seconds',
  ours: own.editedBody.ms,
  peer: { name: 'ours with a tenth of the pages', value: tenth.editedBody.ms },
  target: upTo(1.3, 'ratio'),
});

const memory = (run: TimedRun): Row => ({
  id: '',
  what: 'peak memory of a full publish',
  unit: 'megabytes',
  ours: run.peakBytes,
});

function count(
  id: string,
  what: string,
  { run, limit }: { readonly run: { readonly rendered: number }; readonly limit: number },
): Row {
  return { id, what, unit: 'count', ours: run.rendered, target: upTo(limit) };
}

function others({ full, addedPost, changedLabel }: OwnMeasurement): readonly Row[] {
  const label = 'a changed menu label';
  return [
    { id: '', what: 'rendered by a full publish', unit: 'count', ours: full.rendered },
    { id: '', what: 'one added post', unit: 'seconds', ours: addedPost.ms },
    { id: '', what: label, unit: 'seconds', ours: changedLabel.ms },
    { id: '', what: `rendered after ${label}`, unit: 'count', ours: changedLabel.rendered },
  ];
}
