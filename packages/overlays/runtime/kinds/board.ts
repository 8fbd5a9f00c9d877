import {createLedger, writeAmount} from '../comments/ledger';
import {isPaid} from '../comments/item';
import {part} from '../dom/part';
import {createStage} from '../dom/stage';
import type {Kind} from '../kind';
import {paceOf, pacedStage, retentionOf} from '../paced';
import {start} from '../start';

/** How many people the ranking has when the template does not say. */
const RANKS = 3;

/**
 * Only comments that money came with, and above them totals (unless `own.showsTotals` is off) and a
 * ranking of so many people (`own.ranks`), since the oldest comment that the app still had. As long as
 * there is neither, the board is `hidden`; a look may show it all the same.
 */
const board: Kind = (context) => {
  const {list, settings, drawing} = context;
  const {showsTotals, ranks = RANKS} = settings.own;
  const totals = part('div', 'board-totals');
  const ranking = part('ol', 'board-ranking');
  const head = part('div', 'board', totals, ranking);
  list.before(head);
  const ledger = createLedger();
  const stage = createStage(list, {...context, rules: retentionOf(settings)});
  const paid = pacedStage(stage, paceOf(settings), drawing.now);

  const write = (): void => {
    const sums = showsTotals === false ? [] : ledger.totals();
    totals.replaceChildren(...sums.map((sum) => part('span', 'board-total', writeAmount(sum))));
    ranking.replaceChildren(
      ...ledger
        .top(Number(ranks))
        .map(({name, sums: given}) =>
          part(
            'li',
            'board-rank',
            part('span', 'board-name', name),
            part('span', 'board-amount', given.map(writeAmount).join(' + ')),
          ),
        ),
    );
    head.hidden = head.textContent === '';
  };
  write();
  return {
    add(items, isOld) {
      const gifts = items.filter(isPaid);
      ledger.put(gifts);
      paid.add(gifts, isOld);
      write();
    },
    change(item) {
      if (isPaid(item)) ledger.put([item]);
      paid.change(item);
      write();
    },
    remove(ids) {
      ledger.remove(ids);
      paid.remove(ids);
      write();
    },
    pin: paid.pin,
  };
};

start(board);
