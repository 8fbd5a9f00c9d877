import {svg} from '@site/src/browser/elements.browser';
import {EYES_PATH, MARK_SIZE, NORI_PATH, ONIGIRI_PATH} from '@site/src/lib/markPaths';
import type {Settings} from '../settings/settings';

/** Three mouths of the rice ball, above its nori. */
const MOUTHS = [
  'M29 32c1.6 1.7 4.4 1.7 6 0',
  'M28.5 31.5h7c0 4-1.5 5.5-3.5 5.5s-3.5-1.5-3.5-5.5Z',
  'M25.5 30.5h13c0 9-3 12.5-6.500 12.5s-6.500-3.500-6.500-12.500Z',
] as const;

/** The rice ball with all its mouths; style shows one of them. */
const riceBall = (): SVGSVGElement =>
  svg(
    'svg',
    {viewBox: `0 0 ${MARK_SIZE} ${MARK_SIZE}`},
    svg('path', {d: ONIGIRI_PATH, class: 'vparty-rice'}),
    svg('path', {d: NORI_PATH, class: 'vparty-nori'}),
    svg('path', {d: EYES_PATH, class: 'vparty-eyes'}),
    ...MOUTHS.map((d, index) => svg('path', {d, class: 'vparty-lips', 'data-mouth': index})),
  );

/** The visitor's pictures; one that is missing is the one before it. */
function pictures(images: Settings['mouthImages']): readonly HTMLImageElement[] {
  const [closed, open, wide] = images;
  const sources = [closed, open === '' ? closed : open, wide === '' ? open || closed : wide];
  return sources.map((source, index) => {
    const image = document.createElement('img');
    image.alt = '';
    image.src = source;
    image.dataset['mouth'] = String(index);
    return image;
  });
}

/** What the face is made of: the visitor's pictures, where there are any, or the rice ball. */
export function faceParts({
  mouth,
  mouthImages,
}: Pick<Settings, 'mouth' | 'mouthImages'>): readonly Element[] {
  if (mouth === 'none') return [];
  return mouth === 'own' && mouthImages[0] !== '' ? pictures(mouthImages) : [riceBall()];
}
