import {useEffect, useEffectEvent} from 'react';

/** Listens to an event of an element that another component renders, once it is there. */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: HTMLElementEventMap[Type]): void => {
      onEvent(event);
    };
    target?.addEventListener(type, handle);
    return () => {
      target?.removeEventListener(type, handle);
    };
  }, [target, type]);
}
