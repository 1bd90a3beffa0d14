/** Topics of the contact form, which links name. */

/** Spec §2, Contact form: id of the topic in the helpdesk. */
export const contactTopicIds = {
  emptying: 5,
  cancellation: 26,
  complaint: 3,
  schedule: 12,
  newContract: 14,
  contractDetails: 7,
  invoice: 2,
  construction: 6,
  quotation: 4,
  other: 10,
} as const;

export type ContactTopicId = (typeof contactTopicIds)[keyof typeof contactTopicIds];
