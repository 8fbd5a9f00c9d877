import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';

/**
 * Asks before the page is left for another one of the site, where that would lose something.
 * @param loss what would be lost, a whole sentence; undefined while nothing would
 * @param whenClosed whether the browser asks as well when the page is closed or loaded again
 */
export function useLeaveQuestion(
  loss: string | undefined,
  {whenClosed}: {whenClosed: boolean},
): void {
  const history = useHistory();
  useEffect(() => {
    if (loss === undefined) return undefined;
    const {pathname: here} = history.location;
    const unblock = history.block(({pathname}) =>
      pathname === here ? undefined : `${loss}\nページを離れますか？`,
    );
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    if (whenClosed) addEventListener('beforeunload', ask);
    return () => {
      unblock();
      removeEventListener('beforeunload', ask);
    };
  }, [history, loss, whenClosed]);
}
