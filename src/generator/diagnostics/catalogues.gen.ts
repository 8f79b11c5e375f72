// Made by `npm run generate` from the files in messages/. Do not edit.

import caArguments from './messages/ca/arguments.json' with { type: 'json' };
import caBases from './messages/ca/bases.json' with { type: 'json' };
import caBrands from './messages/ca/brands.json' with { type: 'json' };
import caBuild from './messages/ca/build.json' with { type: 'json' };
import caCodes from './messages/ca/codes.json' with { type: 'json' };
import caCommands from './messages/ca/commands.json' with { type: 'json' };
import caCompare from './messages/ca/compare.json' with { type: 'json' };
import caContent from './messages/ca/content.json' with { type: 'json' };
import caContradictions from './messages/ca/contradictions.json' with { type: 'json' };
import caDiagnostics from './messages/ca/diagnostics.json' with { type: 'json' };
import caFiles from './messages/ca/files.json' with { type: 'json' };
import caHosting from './messages/ca/hosting.json' with { type: 'json' };
import caLanguages from './messages/ca/languages.json' with { type: 'json' };
import caLegal from './messages/ca/legal.json' with { type: 'json' };
import caLinks from './messages/ca/links.json' with { type: 'json' };
import caNewBrand from './messages/ca/new-brand.json' with { type: 'json' };
import caReady from './messages/ca/ready.json' with { type: 'json' };
import caRules from './messages/ca/rules.json' with { type: 'json' };
import caServer from './messages/ca/server.json' with { type: 'json' };
import caSettings from './messages/ca/settings.json' with { type: 'json' };
import caSource from './messages/ca/source.json' with { type: 'json' };
import caStyles from './messages/ca/styles.json' with { type: 'json' };
import caSvg from './messages/ca/svg.json' with { type: 'json' };
import caTexts from './messages/ca/texts.json' with { type: 'json' };
import caWording from './messages/ca/wording.json' with { type: 'json' };
import enArguments from './messages/en/arguments.json' with { type: 'json' };
import enBases from './messages/en/bases.json' with { type: 'json' };
import enBrands from './messages/en/brands.json' with { type: 'json' };
import enBuild from './messages/en/build.json' with { type: 'json' };
import enCodes from './messages/en/codes.json' with { type: 'json' };
import enCommands from './messages/en/commands.json' with { type: 'json' };
import enCompare from './messages/en/compare.json' with { type: 'json' };
import enContent from './messages/en/content.json' with { type: 'json' };
import enContradictions from './messages/en/contradictions.json' with { type: 'json' };
import enDiagnostics from './messages/en/diagnostics.json' with { type: 'json' };
import enFiles from './messages/en/files.json' with { type: 'json' };
import enHosting from './messages/en/hosting.json' with { type: 'json' };
import enLanguages from './messages/en/languages.json' with { type: 'json' };
import enLegal from './messages/en/legal.json' with { type: 'json' };
import enLinks from './messages/en/links.json' with { type: 'json' };
import enNewBrand from './messages/en/new-brand.json' with { type: 'json' };
import enReady from './messages/en/ready.json' with { type: 'json' };
import enRules from './messages/en/rules.json' with { type: 'json' };
import enServer from './messages/en/server.json' with { type: 'json' };
import enSettings from './messages/en/settings.json' with { type: 'json' };
import enSource from './messages/en/source.json' with { type: 'json' };
import enStyles from './messages/en/styles.json' with { type: 'json' };
import enSvg from './messages/en/svg.json' with { type: 'json' };
import enTexts from './messages/en/texts.json' with { type: 'json' };
import enWording from './messages/en/wording.json' with { type: 'json' };
import esArguments from './messages/es/arguments.json' with { type: 'json' };
import esBases from './messages/es/bases.json' with { type: 'json' };
import esBrands from './messages/es/brands.json' with { type: 'json' };
import esBuild from './messages/es/build.json' with { type: 'json' };
import esCodes from './messages/es/codes.json' with { type: 'json' };
import esCommands from './messages/es/commands.json' with { type: 'json' };
import esCompare from './messages/es/compare.json' with { type: 'json' };
import esContent from './messages/es/content.json' with { type: 'json' };
import esContradictions from './messages/es/contradictions.json' with { type: 'json' };
import esDiagnostics from './messages/es/diagnostics.json' with { type: 'json' };
import esFiles from './messages/es/files.json' with { type: 'json' };
import esHosting from './messages/es/hosting.json' with { type: 'json' };
import esLanguages from './messages/es/languages.json' with { type: 'json' };
import esLegal from './messages/es/legal.json' with { type: 'json' };
import esLinks from './messages/es/links.json' with { type: 'json' };
import esNewBrand from './messages/es/new-brand.json' with { type: 'json' };
import esReady from './messages/es/ready.json' with { type: 'json' };
import esRules from './messages/es/rules.json' with { type: 'json' };
import esServer from './messages/es/server.json' with { type: 'json' };
import esSettings from './messages/es/settings.json' with { type: 'json' };
import esSource from './messages/es/source.json' with { type: 'json' };
import esStyles from './messages/es/styles.json' with { type: 'json' };
import esSvg from './messages/es/svg.json' with { type: 'json' };
import esTexts from './messages/es/texts.json' with { type: 'json' };
import esWording from './messages/es/wording.json' with { type: 'json' };

/** Catalogues in `messages/ca`. */
export const ca = {
  arguments: caArguments,
  bases: caBases,
  brands: caBrands,
  build: caBuild,
  codes: caCodes,
  commands: caCommands,
  compare: caCompare,
  content: caContent,
  contradictions: caContradictions,
  diagnostics: caDiagnostics,
  files: caFiles,
  hosting: caHosting,
  languages: caLanguages,
  legal: caLegal,
  links: caLinks,
  'new-brand': caNewBrand,
  ready: caReady,
  rules: caRules,
  server: caServer,
  settings: caSettings,
  source: caSource,
  styles: caStyles,
  svg: caSvg,
  texts: caTexts,
  wording: caWording,
};

/** Catalogues in `messages/en`. */
export const en = {
  arguments: enArguments,
  bases: enBases,
  brands: enBrands,
  build: enBuild,
  codes: enCodes,
  commands: enCommands,
  compare: enCompare,
  content: enContent,
  contradictions: enContradictions,
  diagnostics: enDiagnostics,
  files: enFiles,
  hosting: enHosting,
  languages: enLanguages,
  legal: enLegal,
  links: enLinks,
  'new-brand': enNewBrand,
  ready: enReady,
  rules: enRules,
  server: enServer,
  settings: enSettings,
  source: enSource,
  styles: enStyles,
  svg: enSvg,
  texts: enTexts,
  wording: enWording,
};

/** Catalogues in `messages/es`. */
export const es = {
  arguments: esArguments,
  bases: esBases,
  brands: esBrands,
  build: esBuild,
  codes: esCodes,
  commands: esCommands,
  compare: esCompare,
  content: esContent,
  contradictions: esContradictions,
  diagnostics: esDiagnostics,
  files: esFiles,
  hosting: esHosting,
  languages: esLanguages,
  legal: esLegal,
  links: esLinks,
  'new-brand': esNewBrand,
  ready: esReady,
  rules: esRules,
  server: esServer,
  settings: esSettings,
  source: esSource,
  styles: esStyles,
  svg: esSvg,
  texts: esTexts,
  wording: esWording,
};

type Text = string | number | Readonly<Record<'es' | 'ca' | 'en', string>>;

/** What each message with arguments needs. */
export interface MessageArguments {
  'arguments.renamed': { from: Text; to: Text };
  'arguments.unknownOption': { typed: Text };
  'arguments.noValue': { typed: Text };
  'arguments.needlessValue': { typed: Text };
  'arguments.tooMuch': { typed: Text };
  'arguments.maybeBrand': { suggestion: Text };
  'arguments.missing': { what: Text };
  'arguments.noChoice': { name: Text; list: Text; value: Text };
  'arguments.noCount': { name: Text; value: Text };
  'arguments.noPort': { value: Text };
  'arguments.noBrands': { shown: Text };
  'arguments.lang.help': { languages: Text };
  'arguments.noShard': { value: Text };
  'bases.existingBases': { bases: Text };
  'bases.missingBase.name': { base: Text };
  'bases.missingBase.notAName': { base: Text };
  'bases.cycle.goesOn': { base: Text };
  'brands.existing': { ids: Text };
  'brands.unknown.what': { id: Text };
  'brands.duplicateId.what': { id: Text };
  'brands.duplicateId.fix': { brand: Text };
  'brands.duplicateId.other': { id: Text };
  'brands.idNotFolder.rename': { id: Text };
  'brands.idNotFolder.writeOrRename': { brand: Text; rename: Text };
  'brands.idNotFolder.what': { id: Text; brand: Text };
  'brands.duplicateDomain.other': { brand: Text };
  'brands.duplicateDomain.what': { domain: Text; count: Text };
  'build.picture': { as: Text; path: Text; why: Text };
  'build.unfitBundle': { brand: Text; list: Text };
  'build.file.size': { found: Text; expected: Text };
  'build.otherBuild': { pid: Text; outDir: Text };
  'build.dev.noBrand': { id: Text };
  'build.logos.title': { name: Text };
  'build.attestation.other': { provenanceFile: Text };
  'build.attestation.inputs': { manifestFile: Text };
  'build.attestation.subjects': { files: Text };
  'build.attestation.brand': { other: Text };
  'build.attestation.what': { path: Text; fault: Text };
  'build.attestation.fix': { brand: Text };
  'build.workerEnded': { why: Text };
  'build.building': { count: number };
  'build.closedByDate': { list: Text };
  'build.closed': { ids: Text };
  'commands.addLanguage.added': { id: Text };
  'commands.addLanguage.marked': { id: Text };
  'commands.addLanguage.errors': { count: number; id: Text };
  'commands.addLanguage.language.help': { languages: Text };
  'commands.addLanguage.noLanguage': { languages: Text; language: Text };
  'commands.addLanguage.noBrand': { id: Text };
  'commands.addLanguage.alreadyThere': { id: Text; language: Text };
  'commands.build.notBuilt': { brand: Text };
  'commands.build.stages': { check: Text; isCompiled: 'yes' | 'other'; compile: Text; render: Text };
  'commands.contract.noStage': { known: Text; stage: Text };
  'commands.contract.accountsUnreadable': { file: Text; why: Text };
  'commands.contract.noBrand': { id: Text };
  'commands.contract.noCalls': { unknown: Text };
  'commands.contract.accountsWrong': { file: Text; hasPlace: 'yes' | 'other'; place: Text; example: Text };
  'commands.createdFiles.toFillIn': { marks: Text };
  'commands.edit.sayBrand': { ids: Text };
  'commands.edit.noBrand': { id: Text; ids: Text };
  'commands.edit.preparing': { id: Text };
  'commands.explain.present': { count: number };
  'commands.explain.absent': { count: number };
  'commands.explain.pageFor': { id: Text; title: Text; audience: 'public' | 'any' | 'student' | 'other' };
  'commands.explain.noBrand': { name: Text };
  'commands.explain.noRoute': { name: Text };
  'commands.explain.noSetting': { name: Text };
  'commands.explain.choices': { choices: Text };
  'commands.explain.readBy': { count: number; all: Text; setting: Text };
  'commands.explain.noRecords': { folder: Text; brand: Text };
  'commands.newBrand.noLanguages': { all: Text; typed: Text };
  'commands.newBrand.noColour': { typed: Text };
  'commands.newBrand.noKind': { all: Text; typed: Text };
  'commands.newBrand.question.organismo': { kinds: Text };
  'commands.newBrand.organismo.help': { kinds: Text };
  'commands.newBrand.noLogo': { typed: Text };
  'commands.newBrand.question.idiomas': { languages: Text };
  'commands.newBrand.idiomas.help': { languages: Text };
  'commands.newBrand.made': { id: Text };
  'commands.newBrand.nextSteps': { options: Text };
  'commands.screenshots.outdated': { count: number; pictures: Text };
  'commands.verify.noBundleOf': { brand: Text; outDir: Text };
  'commands.verify.buildFirst': { command: Text };
  'commands.verify.noBundle': { outDir: Text };
  'commands.verifyHost.noAddress': { address: Text };
  'commands.verifyHost.noBundle': { bundle: Text; brand: Text };
  'commands.verifyHost.compared': { asked: Text; argument: Text; bundle: Text };
  'commands.upgrade.renamed': { former: Text; name: Text };
  'commands.upgrade.deleted': { former: Text };
  'commands.upgrade.noBrand': { id: Text; ids: Text };
  'commands.refused.title': { count: number };
  'commands.refused.write': { shown: Text };
  'commands.refused.delete': { shown: Text };
  'compare.cannotBuildBase': { why: Text };
  'compare.broken': { brand: Text };
  'compare.noRepository': { folder: Text };
  'compare.noCommit': { ref: Text };
  'compare.lead': { count: number; base: Text };
  'compare.cannotBuild': { brand: Text; count: number };
  'compare.notReady': { count: number; brand: Text; before: number };
  'compare.whatIsLeft': { count: number };
  'compare.mistakes': { count: number };
  'compare.more': { count: number };
  'compare.morePictures': { count: number };
  'compare.renamed': { before: Text; after: Text };
  'compare.on': { what: Text };
  'compare.off': { what: Text };
  'compare.pageAdded': { title: Text };
  'compare.pageRemoved': { title: Text };
  'compare.field': { group: Text; label: Text; changes: Text };
  'compare.ownText': { language: Text };
  'compare.contentPage': { title: Text; language: Text };
  'compare.inLanguage': { what: Text; language: Text };
  'compare.sitePages': { count: number; all: number };
  'compare.namedPages': { count: number; all: number; titles: Text };
  'compare.siteSmaller': { kilobytes: number };
  'compare.siteLarger': { kilobytes: number };
  'compare.contrast': { ratio: number };
  'compare.samePictures': { count: number };
  'compare.share': { share: number };
  'compare.lostBase': { ref: Text };
  'content.statementLacksParts.what': { missing: Text };
  'content.statementLacksParts.fix': { titles: Text };
  'content.html.what': { tag: Text };
  'content.headingLevel.fix': { right: Text };
  'content.headingLevel.first': { marks: Text };
  'content.headingLevel.skipped': { marks: Text };
  'content.settingUnder': { last: Text; first: Text };
  'content.blockInSentence.what': { name: Text };
  'content.blockInSentence.fix': { name: Text };
  'content.noThirdPartyCookies.what': { name: Text };
  'content.spacesInBraces.fix': { name: Text };
  'content.unknownPlaceholder.what': { name: Text };
  'content.unknownPlaceholder.names': { names: Text };
  'content.emptyPlaceholder.what': { name: Text };
  'content.emptyPlaceholder.fix': { setting: Text };
  'content.mark.task': { task: Text };
  'content.languageNotOffered.what': { name: Text };
  'content.languageNotOffered.fix': { language: Text };
  'content.notALanguage.what': { name: Text };
  'content.misnamedFolder.what': { name: Text; wanted: Text };
  'content.misnamedFolder.fix': { wanted: Text };
  'content.notAPage.what': { name: Text };
  'content.notAPage.rename': { names: Text };
  'content.missingLegalPages.fix': { files: Text };
  'content.missingLegalPages.what': { count: number; language: Text };
  'content.quotesOfWordProcessor.what': { first: Text; last: Text };
  'content.quotesOfWordProcessor.fix': { written: Text };
  'content.placeholderInPlainText.what': { placeholder: Text };
  'content.storageTables.what': { count: number };
  'content.storageTables.fix': { lines: Text };
  'content.placeholderInMorePlaces': { what: Text; count: number };
  'content.markdownInPlainText.what': { sign: Text };
  'content.markdownInPlainText.fix': { written: Text };
  'content.separatorAtEnd.what': { sign: Text };
  'content.separatorAtEnd.fix': { written: Text };
  'content.html.write': { written: Text };
  'contradictions.writtenHere': { setting: Text };
  'contradictions.noBackground.what': { name: Text; value: Text };
  'contradictions.noBackground.fix': { name: Text };
  'contradictions.needs.what': { name: Text; needed: Text };
  'contradictions.needs.fix': { name: Text; needed: Text };
  'contradictions.exchanged': { first: Text; second: Text };
  'diagnostics.fileFault': { name: Text; reason: Text };
  'diagnostics.didYouMean': { name: Text };
  'diagnostics.didYouMeanOneOf': { names: Text };
  'diagnostics.brands': { count: number; brands: Text };
  'diagnostics.problemCount': { count: number };
  'diagnostics.warningCount': { count: number };
  'diagnostics.inBrands': { problems: Text; count: number };
  'diagnostics.moreInFile': { file: Text; count: number };
  'files.twoFiles.what': { name: Text; withFolder: Text; withFolder2: Text };
  'files.twoFiles.fix': { setting: Text };
  'files.usedHere': { setting: Text };
  'files.wrongEnding.what': { name: Text; use: Text };
  'files.wrongEnding.fix': { endings: Text };
  'files.wrongEnding.there': { there: Text };
  'files.convert': { format: Text; ending: Text };
  'files.missing.otherFormat': { there: Text; use: Text; name: Text };
  'files.tooLarge.what': { name: Text; size: Text; use: Text; limit: Text };
  'files.tooManyPixels.what': { name: Text; wide: Text; high: Text; most: Text };
  'files.tooNarrow.what': { name: Text; wide: Text; high: Text; ratioLimit: Text };
  'files.damagedPicture.what': { name: Text };
  'files.damagedFont.what': { name: Text; fault: Text };
  'files.wrongContent.saveAs': { format: Text; isKnown: 'yes' | 'other'; renamed: Text };
  'files.wrongContent.saveAgain': { format: Text };
  'files.wrongContent.what': { name: Text; format: Text; isOther: 'yes' | 'other'; other: Text };
  'files.outside.what': { name: Text; folder: Text };
  'files.missing.inFolder': { inFolder: Text };
  'files.missing.what': { name: Text; folder: Text };
  'files.missing.put': { existing: Text };
  'files.accents.what': { name: Text };
  'files.accents.fix': { plain: Text };
  'files.otherCase.what': { name: Text; alike: Text };
  'files.otherCase.fix': { name: Text };
  'files.font.missingTable': { missing: Text };
  'files.unworkable.faultSays': { fault: Text; says: Text };
  'files.document.what': { kind: Text };
  'files.document.fix': { name: Text };
  'files.relative.fix': { folder: Text; name: Text };
  'files.notUtf8.encoding': { name: Text; menu: Text };
  'hosting.cachedTooShort.what': { paths: Text; value: Text; wanted: Text };
  'hosting.cachedTooLong.what': { paths: Text; value: Text; wanted: Text };
  'hosting.type.what': { paths: Text; count: number; value: Text; wanted: Text };
  'hosting.header.absent': { paths: Text; count: number; name: Text; wanted: Text };
  'hosting.header.other': { paths: Text; count: number; name: Text; value: Text; wanted: Text };
  'hosting.missingCached.what': { paths: Text; count: number; value: Text };
  'hosting.status.what': { paths: Text; status: Text; wanted: Text; count: number };
  'hosting.content.what': { paths: Text; count: number };
  'hosting.compression.what': { paths: Text; count: number };
  'hosting.andMore': { count: Text };
  'hosting.redirect.what': { paths: Text; count: number };
  'hosting.elsewhere.what': { from: Text; to: Text };
  'hosting.elsewhere.fix': { to: Text };
  'hosting.plain.what': { address: Text; status: Text; wanted: Text };
  'hosting.noAnswer': { address: Text; why: Text };
  'hosting.charset.what': { paths: Text; count: number; charset: Text };
  'hosting.tooLong.what': { paths: Text; count: number };
  'hosting.workerOff.what': { paths: Text; count: number };
  'hosting.foreign.what': { paths: Text; count: number; name: Text; value: Text };
  'hosting.extra.what': { paths: Text; count: number };
  'hosting.loop.what': { paths: Text; count: number };
  'hosting.noTls.what': { address: Text };
  'hosting.tooSlow': { minutes: Text; done: Text; planned: Text };
  'legal.access.byTests': { day: Text; pages: Text; views: Text };
  'legal.internalChannel.byLinks': { links: Text };
  'legal.internalChannel.link.fix': { languages: Text };
  'legal.page.write.fix': { files: Text };
  'legal.duties': { count: number };
  'legal.missing': { count: number };
  'legal.page.say.fix': { files: Text };
  'legal.retention.who': { setting: Text };
  'legal.firstLayer.aboveButtons': { forms: Text };
  'links.writeOnlyEmail': { address: Text };
  'links.filledInEmail.what': { extra: Text };
  'links.emailWithoutMailto.what': { shown: Text };
  'links.emailWithoutMailto.fix': { address: Text };
  'links.incomplete.what': { shown: Text };
  'links.incomplete.withProtocol': { address: Text };
  'links.space.what': { shown: Text };
  'links.space.fix': { corrected: Text };
  'links.backslash.what': { shown: Text };
  'links.noProtocol.what': { shown: Text };
  'links.noProtocol.fix': { address: Text };
  'links.phone.what': { shown: Text };
  'links.protocol.what': { protocol: Text };
  'links.userInfo.what': { hostname: Text };
  'links.userInfo.fix': { host: Text; pathname: Text };
  'links.mixedAlphabets.what': { hostname: Text };
  'links.insecure.what': { shown: Text };
  'links.insecure.fix': { corrected: Text };
  'links.slashes.what': { shown: Text; protocol: Text };
  'links.slashes.fix': { href: Text };
  'links.numberForName.what': { hostname: Text };
  'links.incompleteHost.what': { hostname: Text };
  'links.notOneHost.what': { hostname: Text };
  'links.headerCharacter.what': { shown: Text; other: Text };
  'links.unavailable.what': { shown: Text; pageTitle: Text };
  'links.unavailable.why': { is: Text };
  'links.unavailable.fix': { to: Text };
  'links.otherLanguage.what': { page: Text; text: Text };
  'links.otherLanguage.fix': { right: Text };
  'links.unknown.what': { shown: Text };
  'links.ownComputer.what': { shown: Text };
  'links.testDomain.what': { shown: Text };
  'links.testDomain.corrected': { corrected: Text };
  'links.swapped.fix': { address: Text; words: Text; key: Text };
  'links.write': { address: Text };
  'links.scheme.what': { shown: Text };
  'links.scheme.fix': { written: Text };
  'links.pageFile.what': { shown: Text };
  'links.separatorAtEnd.what': { shown: Text; sign: Text };
  'links.separatorAtEnd.fix': { address: Text };
  'links.ownMachine.what': { hostname: Text };
  'links.network.what': { shown: Text };
  'links.internalHost.what': { hostname: Text };
  'links.preview.what': { shown: Text };
  'links.wrapped.what': { program: Text };
  'links.tracking.what': { parameters: Text };
  'links.tracking.fix': { address: Text };
  'links.unknown.signIn': { pages: Text };
  'new-brand.id.form': { id: Text };
  'new-brand.id.example': { near: Text };
  'new-brand.id.tooLong': { id: Text; length: Text; maxLength: Text };
  'new-brand.id.reserved': { id: Text };
  'new-brand.id.exists': { shown: Text };
  'ready.mistakes': { count: number };
  'ready.unfinished': { count: number };
  'ready.advice': { count: number };
  'ready.notReady': { brand: Text; count: number };
  'ready.ready': { brand: Text };
  'ready.datedMaintenance': { desde: Text; hasta: Text };
  'ready.step.host': { brand: Text };
  'rules.companyChoice.what': { field: Text };
  'rules.companyChoice.why': { thing: Text };
  'rules.companyChoice.fix': { field: Text };
  'rules.lowContrast.what': { texto: Text; fondo: Text; pair: Text; ratio: Text; needed: Text };
  'rules.lowContrast.fix': { texto2: Text; fondo2: Text; pair: Text };
  'rules.hiddenParent.what': { child: Text; parent: Text };
  'rules.hiddenParent.fix': { child2: Text; parent2: Text };
  'rules.taxNumber.what': { nif: Text };
  'rules.phone.what': { phone: Text; count: Text };
  'rules.reportToChat.what': { name: Text };
  'rules.oblongIcon.what': { width: Text; height: Text };
  'rules.longFooter.what': { length: Text };
  'rules.longFooter.fix': { longFooter: Text };
  'rules.longDescription.what': { length: Text };
  'rules.longDescription.fix': { most: Text };
  'rules.legalBasis.what': { name: Text };
  'rules.reversedDates.what': { setting: Text; from: Text; until: Text };
  'rules.pastDate.what': { setting: Text; until: Text };
  'rules.pastDate.fix': { whole: Text };
  'rules.fixedField.what': { name: Text };
  'rules.fixedField.fix': { name: Text };
  'rules.hiddenField.what': { name: Text };
  'rules.hiddenField.fix': { name: Text };
  'rules.place.dark': { names: Text };
  'rules.logoPlate.what': { setting: Text; where: Text };
  'rules.logoPlate.fix': { dark: Text };
  'rules.emptyPicture.what': { setting: Text };
  'rules.smallPicture.what': { setting: Text; wide: Text; high: Text };
  'rules.smallPicture.fix': { width: Text; height: Text };
  'rules.faintLogo.what': { setting: Text; where: Text; ground: Text };
  'rules.faintLogo.dark': { other: Text };
  'rules.modelFact.what': { name: Text; value: Text };
  'rules.modelFact.fix': { orDelete: Text };
  'rules.modelPicture.what': { setting: Text };
  'rules.privacyLayer.what': { count: number; names: Text };
  'rules.review.inFuture.what': { date: Text };
  'rules.review.tooOld.what': { date: Text };
  'rules.review.due.what': { date: Text };
  'rules.review.due.why': { deadline: Text };
  'rules.brokenPromise.what': { hasta: Text };
  'rules.conditionsWithoutText.what': { setting: Text; languages: Text };
  'rules.pageWithoutText.what': { setting: Text; languages: Text };
  'rules.writeOrSwitchOff.fix': { files: Text; setting: Text };
  'rules.unlinkedPage.why': { setting: Text; way: Text };
  'rules.unlinkedPage.fix': { way: Text; setting: Text };
  'rules.unlinkedPage.what': { addresses: Text; languages: Text };
  'rules.longPeriod.what': { setting: Text; days: Text; from: Text; until: Text };
  'rules.wideMargins.what': { setting: Text; share: Text };
  'rules.otherDays.what': { from: Text; until: Text };
  'rules.reversedDates.swap': { first: Text; last: Text };
  'server.portTaken': { port: Text; next: Text };
  'server.portForbidden': { port: Text; open: Text };
  'settings.modelLanguage': { value: Text };
  'settings.unusedLanguage.what': { name: Text; language: Text };
  'settings.unusedLanguage.fix': { language: Text };
  'settings.former.what': { name: Text; use: Text; since: Text };
  'settings.former.fix': { use: Text };
  'settings.formerBeside.what': { name: Text; use: Text };
  'settings.formerBeside.why': { use: Text };
  'settings.formerBeside.fix': { name: Text };
  'settings.missingLanguage.what': { name: Text; names: Text };
  'settings.missingLanguage.why': { names: Text };
  'settings.missingLanguage.fix': { keys: Text; name: Text; hint: Text };
  'settings.newLanguage.what': { names: Text; count: Text };
  'settings.newLanguage.fix': { brand: Text; language: Text };
  'settings.example': { shown: Text };
  'settings.longLoginId.what': { length: Text };
  'settings.longLoginId.fix': { name: Text };
  'settings.takenLoginId.what': { key: Text };
  'settings.takenLoginId.fix': { name: Text };
  'settings.badLoginId.what': { key: Text };
  'settings.badLoginId.why': { key: Text };
  'settings.badLoginId.fix': { name: Text };
  'settings.writeChoice': { line: Text };
  'settings.possibleValues': { values: Text };
  'settings.choice.what': { name: Text; value: Text };
  'settings.colour.what': { value: Text; name: Text };
  'settings.write': { line: Text };
  'settings.form.isNot': { value: Text; says: Text };
  'settings.outside.what': { value: Text };
  'settings.empty.what': { name: Text };
  'settings.cannotBe.what': { name: Text; value: Text };
  'settings.unknownKey.within': { parent: Text };
  'settings.unknownKey.what': { key: Text; within: Text };
  'settings.unknownKey.names': { parent: Text; names: Text };
  'settings.belongs.under': { path: Text };
  'settings.belongs.wholePortal': { left: Text };
  'settings.belongs.fix': { key: Text; places: Text };
  'settings.moduleFlag.why': { flag: Text };
  'settings.moduleFlag.fix': { flag: Text };
  'settings.notALanguage.what': { key: Text };
  'settings.notALanguage.fix': { names: Text };
  'settings.missingKey.under': { parent: Text };
  'settings.missingKey.what': { setting: Text };
  'settings.missingKey.example': { where: Text; hint: Text };
  'settings.missingKey.line': { where: Text; line: Text };
  'settings.type.what': { name: Text; says: Text; actual: Text };
  'settings.unquotedColour.what': { name: Text; colour: Text };
  'settings.unquotedColour.fix': { line: Text };
  'settings.comment.what': { name: Text };
  'settings.comment.fix': { line: Text; orDelete: Text };
  'settings.noValue.what': { name: Text };
  'settings.onlyOne': { line: Text };
  'settings.addDay': { line: Text };
  'settings.printColour': { key: Text };
  'settings.switchElsewhere': { line: Text };
  'settings.theNumber': { data: Text };
  'settings.unquotedNumber.what': { name: Text; source: Text; changed: Text };
  'settings.unquotedNumber.fix': { line: Text };
  'settings.theText': { data: Text };
  'settings.switch.what': { name: Text; is: Text };
  'settings.switch.writeEither': { yes: Text; no: Text };
  'settings.switch.write': { line: Text };
  'settings.glued.what': { key: Text; name: Text };
  'settings.glued.fix': { key: Text; value: Text };
  'settings.quotedNumber.what': { name: Text; says: Text };
  'settings.quotedNumber.fix': { line: Text };
  'settings.decimalComma.what': { name: Text; value: Text };
  'settings.decimalComma.fix': { key: Text; point: Text };
  'settings.thousands.what': { name: Text; written: Text; meant: Text; read: Text };
  'settings.thousands.fix': { line: Text; isDecimal: 'yes' | 'other'; decimal: Text };
  'settings.wholeNumber.what': { name: Text; written: Text; read: Text };
  'settings.unquotedSwitch.what': { name: Text; data: Text };
  'settings.unquotedSwitch.fix': { line: Text };
  'settings.onePerLanguage.what': { name: Text };
  'settings.onePerLanguage.fix': { lines: Text };
  'settings.oneForList.what': { name: Text };
  'settings.oneForList.fix': { line: Text };
  'settings.limit.atLeast': { limit: Text };
  'settings.limit.atMost': { limit: Text };
  'settings.limit.moreThan': { limit: Text };
  'settings.limit.lessThan': { limit: Text };
  'settings.limit.range': { minimum: Text; maximum: Text; line: Text };
  'settings.limit.write': { limitWords: Text };
  'settings.limit.what': { name: Text; limitWords: Text; data: Text };
  'settings.tooLong.what': { name: Text; length: number; limit: Text };
  'settings.tooLong.fix': { over: number };
  'settings.repeated.what': { value: Text; name: Text };
  'settings.alternatives.what': { name: Text; value: Text };
  'settings.alternatives.fix': { choices: Text };
  'settings.purpose': { name: Text; description: Text };
  'settings.commas': { line: Text };
  'settings.field.what': { name: Text; data: Text };
  'settings.field.fix': { line: Text };
  'settings.listPerLanguage.what': { name: Text };
  'settings.listPerLanguage.fix': { keys: Text; name: Text };
  'settings.itemWithoutDash.what': { name: Text };
  'settings.itemWithoutDash.fix': { name: Text };
  'settings.colour.digits': { count: Text };
  'settings.taxNumber': { count: Text };
  'settings.yours': { shown: Text };
  'settings.groupWithDashes.what': { name: Text };
  'settings.limit.swapped': { line: Text };
  'settings.tooLong.example': { line: Text };
  'settings.unknownKey.there': { near: Text };
  'settings.orDeleteWithSentences': { placeholder: Text };
  'settings.namesake': { key: Text; places: Text };
  'settings.joined': { line: Text };
  'settings.dashes.fix': { lines: Text };
  'settings.translateTo': { line: Text; keys: Text };
  'settings.nothing.what': { name: Text; data: Text };
  'settings.ownWords': { line: Text; count: number; languages: Text; values: Text };
  'settings.linkedLoginId.fix': { name: Text };
  'source.hidden.here': { name: Text; codePoint: Text; count: number };
  'source.hidden.written': { written: Text; name: Text; codePoint: Text; count: number };
  'source.hidden.delete': { written: Text };
  'source.tab.what': { count: number };
  'source.oddSpace.what': { codePoint: Text; count: number };
  'source.mark.task': { task: Text };
  'source.mark.noTask': { mark: Text };
  'source.noColon.what': { name: Text };
  'source.decimalComma.what': { whole: Text; value: Text; name: Text };
  'source.decimalComma.fix': { setting: Text; corrected: Text };
  'source.quoteComma.fix': { setting: Text; text: Text };
  'source.alias.what': { source: Text };
  'source.anchor.what': { anchor: Text };
  'source.anchor.fix': { anchor: Text };
  'source.tag.what': { written: Text };
  'source.tag.fix': { written: Text };
  'source.forbiddenKey.what': { key: Text };
  'source.duplicateKey.what': { name: Text };
  'source.missingFile.what': { folder: Text; path: Text };
  'source.missingFile.rename': { similar: Text; path: Text };
  'source.tooLarge.what': { size: Text };
  'source.syntax.what': { message: Text };
  'source.noSpaceAfterColon.fix': { key: Text; value: Text };
  'source.equalsSign.what': { key: Text };
  'source.equalsSign.fix': { key: Text; value: Text };
  'source.quotesInQuotes.fix': { quoted: Text };
  'source.missingComma.what': { key: Text };
  'source.missingComma.fix': { key: Text };
  'source.unindented.what': { key: Text };
  'source.unindented.fix': { count: number };
  'source.secondColon.fix': { key: Text; quoted: Text };
  'source.groupOnOneLine.what': { key: Text };
  'source.groupOnOneLine.why': { key: Text };
  'source.groupOnOneLine.fix': { value: Text; key: Text };
  'source.lostIndent.what': { key: Text; parent: Text };
  'source.lostIndent.fix': { count: number; key: Text };
  'source.foreignComment.what': { sign: Text; count: number };
  'source.foreignComment.fix': { written: Text };
  'source.lostIndents.what': { count: number; first: Text; last: Text; group: Text };
  'source.lostIndents.why': { count: number; group: Text };
  'source.lostIndents.fix': { step: Text; count: number; first: Text; last: Text; isNested: 'yes' | 'other' };
  'source.reservedSign.what': { sign: Text };
  'source.reservedSign.why': { sign: Text };
  'source.twoSettings.what': { first: Text; second: Text };
  'source.twoSettings.fix': { line: Text; first: Text };
  'source.textBehindQuotes.fix': { quoted: Text; plain: Text };
  'source.addedLine.what': { key: Text; count: number };
  'source.addedLine.fix': { written: Text };
  'source.listMark.what': { mark: Text; count: number };
  'source.listMark.fix': { written: Text };
  'source.commaAtEnd.what': { count: number };
  'source.commaAtEnd.fix': { written: Text };
  'source.jsonBlock.fix': { line: Text };
  'source.duplicateKey.join': { name: Text; line: Text };
  'source.duplicateKey.joinSome': { name: Text; line: Text; conflicts: Text };
  'source.duplicateKey.same': { line: Text };
  'source.duplicateKey.empty': { line: Text };
  'source.duplicateKey.either': { line: Text; first: Text; second: Text };
  'source.fence.what': { sign: Text };
  'source.fence.fix': { count: number; lines: Text };
  'source.lostGroup.what': { group: Text };
  'source.lostGroup.why': { keys: Text; count: number; group: Text };
  'source.lostGroup.fix': { group: Text; indent: number };
  'source.lostText.what': { name: Text; shown: Text };
  'source.lostText.fix': { line: Text };
  'styles.notCss': { message: Text };
  'styles.sassSays': { message: Text };
  'styles.unknownRule.what': { message: Text };
  'styles.leavesBrand.what': { address: Text };
  'styles.unpaired': { brace: Text; partner: Text };
  'styles.tooManyBrackets': { depthLimit: Text };
  'styles.tooManySelectors': { nestedLimit: Text };
  'styles.idleProperty.what': { name: Text };
  'styles.idleValue.what': { name: Text; value: Text };
  'styles.idleToken.what': { name: Text };
  'styles.unloadedFont.what': { family: Text };
  'styles.import.font': { file: Text; family: Text };
  'styles.html.what': { mark: Text };
  'styles.html.fix': { marks: Text };
  'svg.sizeOutOfRange.what': { smallest: Text; largest: Text };
  'svg.damaged.what': { message: Text };
  'svg.action.what': { name: Text };
  'svg.action.fix': { name: Text };
  'svg.attribute.what': { element: Text; name: Text };
  'svg.attribute.fix': { name: Text };
  'svg.notLocal.what': { name: Text; shown: Text };
  'svg.value.what': { name: Text };
  'svg.animation.what': { name: Text };
  'svg.animation.fix': { name: Text };
  'svg.element.what': { name: Text };
  'svg.foreignElement.what': { name: Text };
  'svg.inMorePlaces': { what: Text; count: number };
  'texts.unfinished.what': { words: Text };
  'texts.headingWithoutSpace.what': { count: number };
  'texts.linkWithSpace.what': { count: number };
  'texts.linkWithSpace.fix': { written: Text };
  'texts.swappedLink.what': { count: number };
  'texts.swappedLink.fix': { written: Text };
  'texts.singleBraces.what': { written: Text };
  'texts.bullet.what': { count: number };
  'texts.boldWithSpaces.fix': { written: Text };
  'texts.doubleEncoding.what': { written: Text; decoded: Text; count: number };
  'texts.doubleEncoding.fix': { decoded: Text };
  'texts.wrongLanguage.what': { found: Text };
  'texts.wrongLanguage.why': { where: Text; expected: Text };
  'texts.otherMail': { name: Text };
  'texts.otherName': { name: Text };
  'texts.otherLines': { count: number; lines: Text };
  'texts.otherInstitution.fix': { listed: Text };
  'texts.copiedFact': { name: Text; value: Text; brand: Text };
  'texts.copiedName.what': { name: Text; brand: Text; facts: Text };
  'texts.copiedPicture.what': { setting: Text; brand: Text };
  'texts.copiedPicture.fix': { listed: Text };
  'texts.copiedStyles.what': { brand: Text };
  'texts.copiedStyles.fix': { listed: Text };
  'texts.comment.what': { note: Text };
  'texts.underlined.what': { count: number };
  'texts.textAsHeading.what': { bold: 'yes' | 'other'; count: number };
  'texts.textAsHeading.fix': { written: Text };
  'texts.gluedItem.what': { count: number };
  'texts.gluedItem.fix': { written: Text };
  'texts.box.what': { count: number };
  'texts.emptyLabel.what': { words: Text };
  'texts.tableDashes.what': { count: number };
  'texts.tableDashes.fix': { dashes: Text };
  'texts.footnote.what': { mark: Text };
  'texts.sameAs.what': { other: Text };
  'texts.sameAs.why': { expected: Text };
  'texts.copiedPage.what': { other: Text };
  'texts.copiedPage.why': { expected: Text };
  'texts.copiedLines.what': { count: number; lines: Text; other: Text };
  'texts.copiedLines.why': { expected: Text };
  'texts.copiedLines.fix': { count: number };
  'texts.example.what': { value: Text };
  'texts.tabbedTable.what': { count: number };
  'texts.tabbedTable.fix': { header: Text; dashes: Text };
  'wording.usePlaceholders': { inBraces: Text };
  'wording.placeholders.what': { id: Text; fault: 'missing' | 'extra' | 'other'; lacks: Text; has: Text };
  'wording.placeholders.fix': { advice: Text; original: Text; hint: Text };
  'wording.notAText.what': { id: Text };
  'wording.empty.what': { id: Text };
  'wording.unreadable.what': { id: Text; reason: Text };
  'wording.unknownId.what': { id: Text };
  'wording.unknownId.lookUp': { fallbackLanguage: Text };
  'wording.notALanguage.what': { name: Text };
  'wording.repeatedArticle.what': { typed: Text };
  'wording.repeatedArticle.fix': { written: Text };
  'wording.idInParts.what': { id: Text };
  'wording.idInParts.why': { id: Text };
  'wording.idInParts.fix': { whole: Text; id: Text };
  'wording.write': { line: Text };
  'wording.original': { original: Text };
}
