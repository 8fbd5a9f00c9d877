import {expect, it} from 'vitest';
import {hasSoundByKind} from './inputKinds';

it.each([
  'wasapi_input_capture',
  'wasapi_output_capture',
  'wasapi_process_output_capture',
  'coreaudio_input_capture',
  'sck_audio_capture',
  'pulse_input_capture',
  'pipewire_audio_application_capture',
  'ffmpeg_source',
  'vlc_source',
  'ndi_source',
])('%s has sound', (kind) => {
  expect(hasSoundByKind(kind)).toBe(true);
});

it.each([
  'image_source',
  'color_source_v3',
  'slideshow_v2',
  'text_gdiplus_v3',
  'text_ft2_source_v2',
  'browser_source',
  'window_capture',
  'monitor_capture',
  'game_capture',
  'xshm_input_v2',
  'pipewire-screen-capture-source',
  'dshow_input',
])('%s has none before it is heard', (kind) => {
  expect(hasSoundByKind(kind)).toBe(false);
});
