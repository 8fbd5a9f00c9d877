import type {Item} from '../comments/item';
import {part} from '../dom/part';
import {createStage, type Stage} from '../dom/stage';
import type {Kind} from '../kind';
import {createLine, paceOf, retentionOf} from '../paced';
import {start} from '../start';

/** So many lists' worth of comments is shared by the lanes, which get narrower as they get more. */
const FULL_LANES = 2;

/**
 * A column for each service, or for each frame (`own.by` is `frame`), made when its
 * first comment comes. Names and order of services are in the style sheet.
 */
const lanes: Kind = (context) => {
  const {container, list, settings, drawing} = context;
  const isByFrame = settings.own['by'] === 'frame';
  const row = part('div', 'lanes');
  container.replaceChild(row, list);
  const stages = new Map<string, {stage: Stage; title: HTMLElement}>();
  const most = retentionOf(settings);
  const rules = {
    ...most,
    get limit() {
      const share = Math.floor((most.limit * FULL_LANES) / stages.size);
      return Math.max(1, Math.min(most.limit, share));
    },
  };

  const open = (key: string): void => {
    const title = part('div', 'lane-name');
    const comments = part('div', 'comments');
    const lane = part('div', 'lane', title, comments);
    lane.dataset[isByFrame ? 'frame' : 'service'] = key;
    row.append(lane);
    const stage = createStage(comments, {...context, rules});
    stages.set(key, {stage, title});
  };
  const put = (items: readonly Item[], isOld: boolean): void => {
    const groups = grouped(items, isByFrame);
    const before = stages.size;
    for (const key of groups.keys()) if (!stages.has(key)) open(key);
    for (const [key, {stage, title}] of stages) {
      const own = groups.get(key) ?? [];
      const [first] = own;
      if (isByFrame && first !== undefined) title.textContent = drawing.frameOf(first) || key;
      // Where others came, there is less room.
      if (first !== undefined || stages.size > before) stage.add(own, isOld);
    }
  };
  const line = createLine(paceOf(settings), drawing.now, (items) => {
    put(items, false);
  });
  const each = (act: (stage: Stage) => unknown): void => {
    for (const {stage} of stages.values()) act(stage);
  };
  return {
    add(items, isOld) {
      if (isOld) put(items, true);
      else line.add(items);
    },
    change(item) {
      if (!line.change(item)) {
        each((stage) => {
          stage.change(item);
        });
      }
    },
    remove(ids) {
      line.remove(ids);
      each((stage) => stage.remove(ids));
    },
    pin(item) {
      each((stage) => {
        stage.pin(item?.id);
      });
    },
  };
};

function grouped(items: readonly Item[], isByFrame: boolean): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = isByFrame ? item.frameId : item.service;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

start(lanes);
