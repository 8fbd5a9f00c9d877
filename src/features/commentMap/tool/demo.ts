import {createScenario} from '@komebiyori/simulator/scenario';
import {readMessage, type AppMessage} from '@komebiyori/app-link/messages';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {PREFECTURES} from '../places/prefectures';

/** How viewers say it in the demonstration; most name their place, as when they were asked. */
const WAYS: readonly ((name: string) => string)[] = [
  (name) => `${name}から見てます！`,
  (name) => `${name}です`,
  (name) => name,
  (name) => `${name}民です〜`,
  (name) => `${name}住み`,
];
const PLACE_SHARE = 0.75;
/** Large cities have more viewers: a power of a random number, so that the colours differ. */
const CROWDED = [13, 27, 14, 23, 11, 12, 28, 1, 40, 22];

/** Comments as in a stream in which somebody asked where everybody is, always the same for a seed. */
export function createDemo(seed: number, startAt: number): () => AppMessage | undefined {
  const scenario = createScenario({seed, startAt, services: ['youtube', 'twitch']});
  const random = mulberry32(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const place = (): string | undefined => {
    const code = random() < 0.45 ? pick(CROWDED) : undefined;
    return (code === undefined ? pick(PREFECTURES) : PREFECTURES[code - 1])?.name;
  };
  let count = 0;
  return () => {
    count += 1;
    const {message} = scenario.make('ordinary', {service: 'youtube'});
    const read = readMessage(JSON.stringify(message));
    if (read?.type !== 'comments') return undefined;
    const comments = read.data.comments.map((comment) => {
      const name = place();
      const way = pick(WAYS);
      if (name === undefined || way === undefined || random() > PLACE_SHARE) return comment;
      // A viewer each, so that the map fills.
      const data = {...comment.data, userId: `demo-${count}`, comment: way(name)};
      return {...comment, data};
    });
    return {type: 'comments', data: {comments, options: {init: false}}};
  };
}
