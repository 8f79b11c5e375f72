// Made by `npm run generate` from the files in messages/. Do not edit.

type Text = string | number | Date;

/** What each message with arguments needs. */
export interface MessageArguments {
  'console.found': { count: number };
  'console.pages.at': { at: Text; pages: Text };
  'console.refused.other': { code: Text };
  'console.fault.missing': { field: Text };
  'console.fault.number': { field: Text };
  'console.fault.choice': { field: Text };
  'console.fault.date': { field: Text };
  'console.fault.past': { field: Text };
  'console.fault.address': { field: Text };
  'console.wordings.one': { ground: Text; words: Text; instead: Text };
  'notifications.companyValidated.title': { company: Text };
  'notifications.companyBlocked.title': { company: Text };
  'notifications.offerPublished.title': { offer: Text };
  'notifications.offerRefused.title': { offer: Text };
  'notifications.offerRefused.text': { reason: Text };
  'notifications.offerSentBack.title': { offer: Text };
  'notifications.offerSentBack.text': { reason: Text };
  'notifications.offerExpiring.title': { offer: Text };
  'notifications.offerExpiring.text': { date: Text };
  'notifications.offerClosed.title': { offer: Text };
  'notifications.newCandidate.title': { offer: Text };
  'notifications.newCandidate.text': { named: string | number; name: Text };
  'notifications.applicationMoved.title': { offer: Text };
  'notifications.applicationMoved.text': { state: Text };
  'notifications.preEnrolmentOffered.title': { offer: Text };
  'notifications.preEnrolmentOffered.text': { date: Text };
  'notifications.preEnrolmentExpired.title': { offer: Text };
  'notifications.preEnrolmentAccepted.title': { offer: Text };
  'notifications.preEnrolmentAccepted.text': { named: string | number; name: Text };
  'notifications.preEnrolmentRejected.title': { offer: Text };
  'notifications.preEnrolmentRejected.text': { named: string | number; name: Text };
  'notifications.preEnrolmentLapsed.title': { offer: Text };
  'notifications.preEnrolmentLapsed.text': { named: string | number; name: Text };
  'notifications.agreementGenerated.title': { company: Text };
  'notifications.agreementErroneous.title': { company: Text };
  'notifications.agreementErroneous.text': { reason: Text };
  'notifications.agreementFormalized.title': { company: Text };
  'notifications.agreementFormalized.text': { date: Text };
  'notifications.agreementExpiring.title': { company: Text };
  'notifications.agreementExpiring.text': { date: Text };
  'notifications.changeAnswered.title': { accepted: string | number; student: Text };
  'notifications.changeAnswered.text': { accepted: string | number; remark: Text };
  'notifications.requestMade.title': { student: Text; company: Text };
  'notifications.proposalMade.title': { company: Text };
  'notifications.proposalMade.text': { from: Text; to: Text };
  'notifications.requestAccepted.title': { company: Text };
  'notifications.requestRefused.title': { company: Text };
  'notifications.requestRefused.text': { reason: Text };
  'notifications.proposalAccepted.title': { student: Text };
  'notifications.proposalRefused.title': { student: Text };
  'notifications.proposalRefused.text': { reason: Text };
  'notifications.studentAdhesionAnswered.title': { accepted: string | number; programme: Text };
  'notifications.studentAdhesionAnswered.text': { accepted: string | number };
  'notifications.companyAdhesionAnswered.title': {
    company: Text;
    accepted: string | number;
    programme: Text;
  };
  'notifications.companyAdhesionAnswered.text': { accepted: string | number };
  'notifications.sheetRefused.title': { week: Text };
  'notifications.sheetRefused.text': { reason: Text };
  'notifications.deletionRefused.text': { reason: Text };
  'notifications.emailChanged.text': { user: Text; email: Text };
  'page.day': { date: Text; days: number };
  'personas.signInAs': { name: Text };
  'personas.continueAs': { name: Text };
  'scenarios.progress': { done: number; all: Text };
  'scenarios.refused': { step: Text; status: Text; call: Text };
  'scenarios.came': { mails: number; notifications: number };
  'scenarios.see.period': { from: Text; to: Text };
  'scenarios.time.text': { date: Text };
}
