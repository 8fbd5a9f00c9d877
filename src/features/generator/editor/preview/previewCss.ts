import {emitCss} from '@site/overlays/css/emitCss';
import {setOption, type Design} from '@site/overlays/model/design';
import {valuesOf} from '@site/overlays/model/values';
import {settingsOf} from '@site/overlays/package/settings';
import {templateOf} from '@site/overlays/templates/registry';

/**
 * The style sheet of a design in the preview. Fonts that the zip will hold are loaded from where they
 * are: files of some megabytes would be read again with every change.
 */
export function previewCss({
  design,
  allowsCustomCss,
}: {
  readonly design: Design;
  readonly allowsCustomCss: boolean;
}): string {
  const {source} = valuesOf(design).fonts;
  const shown = source === 'bundle' ? setOption(design, 'fonts.source', 'web') : design;
  return emitCss(shown, {target: 'zip', allowsCustomCss});
}

/**
 * Equal for designs that differ in their style sheets only: what the template's script is told. The
 * script of a plain list reads no options of its template, and no script reads colours.
 */
export function reloadKey(design: Design): string {
  const {own: group, runtime} = templateOf(design.template);
  const {own, ...settings} = settingsOf(design);
  const told = Object.entries(own).filter(([id]) => {
    const field = group?.fields[id];
    return field?.isZipOnly === true || (runtime !== 'list' && field?.kind !== 'color');
  });
  return JSON.stringify([settings, told]);
}
