export {Credits} from './Credits';
export {
  ChangeHistory,
  CommerceFacts,
  CompanyFacts,
  ContactLink,
  ContactWindows,
  ControllerFacts,
} from './OperatorFacts';
export {
  AccessLog,
  AccountData,
  AccountProcessors,
  ForeignTransfer,
  FormsNote,
  PaymentNote,
  StoredItems,
  StorageNote,
  Subjects,
  Transmissions,
} from './PolicyTables';
export {Court, LiabilityCap, NoticeDays} from './TermsParts';
