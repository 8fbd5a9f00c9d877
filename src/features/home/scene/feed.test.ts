import {describe, expect, it} from 'vitest';
import {LOOP_LENGTH, SCENE_COMMENTS} from './comments';
import {arrive, arriveNext, feedAfterLoop, loopSteps, ROWS_SHOWN} from './feed';

it('no comment is longer than the track has room for with wide spacing (WCAG 1.4.12)', () => {
  expect(SCENE_COMMENTS.filter(({text}) => [...text].length > 12)).toEqual([]);
});

const start = feedAfterLoop(0);
const say = (text: string, mark?: 'ギフト'): Parameters<typeof arrive>[1] => ({
  site: 'コ',
  name: 'あなた',
  text,
  ...(mark && {mark}),
});

describe('arrive', () => {
  it('keeps the rows in sight and the one that leaves', () => {
    let feed = start;
    for (let count = 0; count < 30; count += 1) feed = arriveNext(feed);
    expect(feed.rows).toHaveLength(ROWS_SHOWN + 1);
    expect(feed.arrived).toBe(ROWS_SHOWN + 30);
  });

  it('counts a vote for the answer that it begins with', () => {
    expect(arrive(start, say('①にします')).votes).toEqual([start.votes[0] + 1, start.votes[1]]);
    expect(arrive(start, say('②')).votes).toEqual([start.votes[0], start.votes[1] + 1]);
    expect(arrive(start, say('どちらも')).votes).toEqual(start.votes);
  });

  it('lets a viewer wait once, and calls the first when four wait', () => {
    const once = arrive(start, say('参加'));
    expect(once.queue).toEqual([...start.queue, 'あなた']);
    expect(arrive(once, say('参加')).queue).toEqual(once.queue);
    const next = arrive(once, {...say('参加'), name: '白玉'});
    expect(next.queue).toEqual([...once.queue.slice(1), '白玉']);
  });

  it.each([
    ['8888', undefined, 1],
    ['888', undefined, 0],
    ['8888です', undefined, 0],
    ['応援しています', 'ギフト', 1],
  ] as const)('%s %s: the word party goes off %i times', (text, mark, times) => {
    expect(arrive(start, say(text, mark)).bursts - start.bursts).toBe(times);
  });
});

describe('the loop of styles', () => {
  it('shows the rows that the application then goes on from', () => {
    const loop = [...SCENE_COMMENTS.slice(0, LOOP_LENGTH), ...SCENE_COMMENTS.slice(0, ROWS_SHOWN)];
    for (let steps = 0; steps < LOOP_LENGTH; steps += 1) {
      expect(feedAfterLoop(steps).rows.slice(-ROWS_SHOWN)).toEqual(
        loop.slice(steps, steps + ROWS_SHOWN),
      );
    }
  });

  it.each([
    [0, 0],
    [2_400, 0],
    [2_600, 1],
    [8_000, 2],
    [17_900, 6],
    [18_100, 0],
    [20_700, 1],
  ])('after %i ms of 18 s it has moved up %i rows', (time, rows) => {
    expect(loopSteps(time, 18_000)).toBe(rows);
  });
});
