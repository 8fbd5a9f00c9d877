export {ChangeHistory} from './ChangeHistory';
export {Credits} from './Credits';
export {
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
  SearchNote,
  StoredItems,
  StorageNote,
  Transmissions,
} from './PolicyTables';
export {Subjects} from './Subjects';
export {Court, LiabilityCap, NoticeDays} from './TermsParts';
