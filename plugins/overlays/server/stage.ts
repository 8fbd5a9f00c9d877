import {THUMB} from '../shared/addresses';

/** A quiet landscape in the evening, SVG: what stands for a game behind a template that is shown. */
export function drawStage(): Buffer {
  const {width: w, height: h} = THUMB;
  const sky = ['#3a4f8f', '#8d6aa8', '#f0a58f'].map(
    (color, at) => `<stop offset="${at / 2}" stop-color="${color}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">
<defs><linearGradient id="sky" x2="0" y2="1">${sky.join('')}</linearGradient></defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>
<circle cx="${w * 0.8}" cy="${h * 0.62}" r="${h * 0.13}" fill="#ffe2b0"/>
<path d="M0 ${h * 0.72} L${w * 0.25} ${h * 0.5} L${w * 0.45} ${h * 0.74} L${w * 0.7} ${h * 0.56} L${w} ${h * 0.78} V${h} H0Z" fill="#3c3468"/>
<path d="M0 ${h * 0.86} Q${w * 0.3} ${h * 0.74} ${w * 0.6} ${h * 0.88} T${w} ${h * 0.84} V${h} H0Z" fill="#252449"/>
</svg>`,
  );
}
