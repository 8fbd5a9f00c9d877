/**
 * Kinds of inputs whose sound OBS does not have, or has only when somebody wants it so: pictures, texts,
 * captures of screens, and browser sources, whose sound goes past OBS's mixer at first.
 */
const MUTE_KINDS =
  /^(?:image_source|color_source|slideshow|text_|browser_source|window_capture|monitor_capture|game_capture|display_capture|screen_capture|xshm_input|xcomposite_input|pipewire-|v4l2_input|av_capture_input|dshow_input|syphon)/u;

/** Whether an input has sound by its kind, as `inputKind` of obs-websocket names it. */
export const hasSoundByKind = (kind: string): boolean => !MUTE_KINDS.test(kind);
