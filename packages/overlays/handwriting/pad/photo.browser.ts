import {elementOf} from '../draw/element.browser';

/** A picture below the drawing, to trace it. It stays on this pad. */
export function watchPhoto(): void {
  const file = elementOf('photo-file', HTMLInputElement);
  const photo = elementOf('photo', HTMLImageElement);
  const alpha = elementOf('photo-alpha', HTMLInputElement);
  const remove = elementOf('remove-photo', HTMLButtonElement);
  const choose = elementOf('choose-photo', HTMLButtonElement);
  const told = elementOf('told', HTMLElement);

  const show = (isShown: boolean): void => {
    photo.hidden = !isShown;
    remove.hidden = !isShown;
    elementOf('photo-row', HTMLElement).hidden = !isShown;
  };
  const clear = (): void => {
    URL.revokeObjectURL(photo.src);
    photo.removeAttribute('src');
    show(false);
  };
  const fade = (): void => {
    photo.style.opacity = String(alpha.valueAsNumber / 100);
  };

  choose.addEventListener('click', () => {
    file.click();
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (chosen === undefined) return;
    if (!photo.hidden) clear();
    photo.src = URL.createObjectURL(chosen);
    show(true);
    fade();
  });
  photo.addEventListener('error', () => {
    if (photo.hidden) return;
    clear();
    told.textContent = '下絵を開けませんでした。JPEGかPNGの画像を選び直してください。';
  });
  remove.addEventListener('click', () => {
    // The button goes with what it removes.
    choose.focus();
    clear();
  });
  alpha.addEventListener('input', fade);
}
