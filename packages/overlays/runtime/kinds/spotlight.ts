import {part} from '../dom/part';
import {createStage} from '../dom/stage';
import type {Kind} from '../kind';
import {paceOf, pacedStage, retentionOf} from '../paced';
import {start} from '../start';

/** A list, and above it the comment that the streamer pinned, in `.spotlight`. */
const spotlight: Kind = (context) => {
  const {container, list, settings, drawing} = context;
  const place = part('div', 'spotlight');
  container.insertBefore(place, list);
  const rules = {limit: 1, lifetimeMs: 0, pinMs: 0};
  const large = createStage(place, {...context, rules});
  const small = createStage(list, {...context, rules: retentionOf(settings)});
  const all = pacedStage(small, paceOf(settings), drawing.now);
  return {
    add: all.add,
    change(item) {
      large.change(item);
      all.change(item);
    },
    remove(ids) {
      void large.remove(ids);
      all.remove(ids);
    },
    pin(item) {
      all.pin(item);
      const others = large.ids().filter((id) => id !== item?.id);
      void large.remove(others).then(() => {
        if (item !== undefined) large.add([item]);
      });
    },
  };
};

start(spotlight);
