export {GatherVignette, LogVignette, SpeechVignette} from './ReadVignettes';
export {
  OverlayVignette,
  PartyVignette,
  PollVignette,
  QueueVignette,
  SetlistVignette,
} from './ShowVignettes';
