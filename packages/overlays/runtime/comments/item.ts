/** A badge after a name: a picture, or words where it has none. */
export interface Badge {
  readonly url: string;
  readonly label: string;
}

/** What a template shows of a comment; all texts are as the app sent them, so none is safe as HTML. */
export interface Item {
  readonly id: string;
  readonly service: string;
  readonly frameId: string;
  readonly frameName: string;
  readonly userId: string;
  /** The name at the service. */
  readonly user: string;
  /** The name that is shown. */
  readonly name: string;
  /** All names by which somebody may be meant. */
  readonly names: readonly string[];
  readonly html: string;
  readonly avatar: string;
  readonly badges: readonly Badge[];
  /** Milliseconds since 1970; undefined where the app told none. */
  readonly time: number | undefined;
  readonly paidText: string;
  readonly membership: string;
  readonly price: number;
  readonly unit: string;
  /** The size of a gift from 1 to 7; undefined for what is no gift. */
  readonly tier: number | undefined;
  /** The number of the comment at its service. */
  readonly number: number | undefined;
  /** How many comments its writer has sent. */
  readonly count: number | undefined;
  readonly isOwner: boolean;
  readonly isModerator: boolean;
  readonly isMember: boolean;
  readonly isNew: boolean;
  readonly isAnonymous: boolean;
  readonly hasGift: boolean;
  readonly isFree: boolean;
  readonly isVisible: boolean;
  /** As it came, for `OneSDK.getCommentStyle`. */
  readonly source: object;
}

/** Whether money came with a comment. */
export const isPaid = ({paidText, price}: Item): boolean => paidText !== '' || price > 0;
