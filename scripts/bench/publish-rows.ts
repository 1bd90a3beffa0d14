/** The result rows of `bench publish`. */
import type { KindMeasurement } from './changed-kind.ts';
import { type PeerMeasurement, type PeerMeasurements, type PeerName, peerNames } from './measure-peers.ts';
import type { OwnMeasurement } from './own-publishes.ts';
import { type Row, upTo } from './table.ts';

export interface PublishMeasurement {
  /** Articles in all languages. */
  readonly pages: number;
  readonly own: OwnMeasurement;
  /** undefined without peers. */
  readonly peers: PeerMeasurements | undefined;
  /** The same with a tenth of the pages; undefined for small sites. */
  readonly tenth: OwnMeasurement | undefined;
  readonly kind: KindMeasurement;
}

export function publishRows({ pages, own, peers, tenth, kind }: PublishMeasurement): readonly Row[] {
  /** Our value beside a peer's, and alone without peers. */
  const beside = (name: PeerName, row: Row, toValue: (peer: PeerMeasurement) => number | undefined): Row => {
    const { target, ...alone } = row;
    if (!peers) return alone;
    const measured = peers[name];
    return { ...alone, peer: { name, value: measured && toValue(measured) }, ...(target && { target }) };
  };
  const seconds = (id: string, what: string, ours: number): Row => ({ id, what, unit: 'seconds', ours });
  /** Hugo builds everything, whatever was changed. */
  const besideRebuild = (row: Row, limit: number) =>
    beside('Hugo', { ...row, target: upTo(limit, 'ratio') }, (peer) => peer.editedBody?.ms);
  const full = seconds('P1', 'full publish', own.full.ms);
  const memory: Row = {
    id: '',
    what: 'peak memory of a full publish',
    unit: 'megabytes',
    ours: own.full.peakBytes,
  };
  const size: Row = { id: '', what: 'bytes of an article', unit: 'bytes', ours: own.bytesPerArticle };
  return [
    beside('Hugo', { ...full, target: upTo(1.2, 'ratio') }, (peer) => peer.full.ms),
    ...(peers
      ? [beside('astro build', { ...full, target: upTo(0.6, 'ratio') }, (peer) => peer.full.ms)]
      : []),
    ...processorRows(own, peers),
    { ...count('P1b', 'rendered after one edited body', own.editedBody.rendered), target: upTo(12) },
    { ...count('P1b', 'rendered after one added post', own.addedPost.rendered), target: upTo(30) },
    besideRebuild(seconds('P2', 'one edited body', own.editedBody.ms), 0.03),
    besideRebuild(seconds('P4', 'nothing changed', own.unchanged.ms), 0.02),
    besideRebuild(seconds('P8', 'one deleted post', own.deletedPost.ms), 0.05),
    { ...count('P8', 'rendered after one deleted post', own.deletedPost.rendered), target: upTo(60) },
    seconds('', 'one added post', own.addedPost.ms),
    seconds('', 'a changed menu label', own.changedLabel.ms),
    count('', 'rendered after a changed menu label', own.changedLabel.rendered),
    count('', 'rendered by a full publish', own.full.rendered),
    ...(tenth ? growthRows(pages, own, tenth) : []),
    { ...memory, id: 'P6', target: upTo(512 * 2 ** 20) },
    ...(peers ? peerNames.map((name) => beside(name, memory, (peer) => peer.full.peakBytes)) : []),
    ...kindRows(kind),
    ...(peers
      ? peerNames.map((name) =>
          beside(name, { ...size, target: upTo(1 / 0.9, 'ratio') }, (peer) => peer.bytesPerArticle),
        )
      : []),
  ];
}

const count = (id: string, what: string, ours: number): Row => ({ id, what, unit: 'count', ours });

/** Where wall times differ between machines, these say whether programs or the system take the time. */
const processorRows = (own: OwnMeasurement, peers: PeerMeasurements | undefined): readonly Row[] =>
  (['userMs', 'systemMs'] as const).flatMap((key) => {
    const what = key === 'userMs' ? 'full publish, processor' : 'full publish, processor in the system';
    const row: Row = { id: '', what, unit: 'seconds', ours: own.full.processor?.[key] };
    if (!peers) return [row];
    return peerNames.map((name) => ({
      ...row,
      peer: { name, value: peers[name]?.full.processor?.[key] },
    }));
  });

const hugePages = 300_000;

/** P3 limits an edited body at 30,000 pages, P9 every short publish at 300,000. */
function growthRows(pages: number, own: OwnMeasurement, tenth: OwnMeasurement): readonly Row[] {
  const growth = (name: 'unchanged' | 'editedBody' | 'addedPost' | 'deletedPost') => ({
    unit: 'seconds' as const,
    ours: own[name].ms,
    peer: { name: 'ours with a tenth of the pages', value: tenth[name].ms },
  });
  const isHuge = pages >= hugePages;
  const all = isHuge ? { id: 'P9', target: upTo(1.5, 'ratio') } : { id: '' };
  return [
    { ...all, what: 'nothing changed', ...growth('unchanged') },
    {
      ...(isHuge ? all : { id: 'P3', target: upTo(1.3, 'ratio') }),
      what: 'one edited body',
      ...growth('editedBody'),
    },
    { ...all, what: 'one added post', ...growth('addedPost') },
    { ...all, what: 'one deleted post', ...growth('deletedPost') },
  ];
}

function kindRows({ large, alone }: KindMeasurement): readonly Row[] {
  const what = 'another component of one kind of page, compiled before';
  const name = 'ours with one article: that kind alone';
  return [
    {
      id: 'P7',
      what,
      unit: 'seconds',
      ours: large.ms,
      peer: { name, value: alone.ms },
      target: upTo(1.5, 'ratio'),
    },
    {
      id: 'P7',
      what: `rendered after ${what}`,
      unit: 'count',
      ours: large.rendered,
      peer: { name, value: alone.rendered },
      target: upTo(1, 'ratio'),
    },
  ];
}
