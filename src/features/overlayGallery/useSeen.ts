import {useEffect, useState, type RefObject} from 'react';

/** Of a stage; a picture that is mostly in sight is being looked at. */
const MUCH = 0.6;

/**
 * Which elements with `data-template` in a list can be seen, from the top.
 * @param shown changes whenever other elements are in the list
 */
export function useSeen(list: RefObject<HTMLElement | null>, shown: string): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    const stages = [...(list.current?.querySelectorAll<HTMLElement>('[data-template]') ?? [])];
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        setSeen(
          stages.flatMap((stage) => (inSight.has(stage) ? (stage.dataset['template'] ?? []) : [])),
        );
      },
      {threshold: MUCH},
    );
    for (const stage of stages) observer.observe(stage);
    return () => {
      observer.disconnect();
    };
  }, [list, shown]);
  return seen;
}
