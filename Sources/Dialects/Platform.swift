extension Dialect {
  /// What is part of Apple's systems and of the compiler, and is never in a tree: its modules, and the prefixes of its
  /// names.
  public struct Platform: Sendable, Hashable {
    public var modules: Set<String> = []
    /// They count only before a capital letter: `UIView`, not `UITest`.
    public var prefixes: Set<String> = []
    /// The modules with which an app can put something on a screen.
    public var interfaceModules: Set<String> = []
    /// Controllers that a tablet shows as popovers, by their type.
    public var popovers: [String: Popover] = [:]
    /// The alert controller, which is an action sheet, and so a popover on a tablet, if its style says so.
    public var actionSheet = ActionSheet()
    /// How code says what a popover points at.
    public var anchoring = Anchoring()
    /// Controllers that host a view, with the label of the argument that holds it.
    public var hosts: [String: String] = [:]
    /// Functions that the system calls with a closure which the app must call back: otherwise the system ends the app.
    /// By their names, with a label of each.
    public var owedAnswers: [String: Set<String>] = [:]

    public init(modules: Set<String> = [], prefixes: Set<String> = [], interfaceModules: Set<String> = []) {
      self.modules = modules
      self.prefixes = prefixes
      self.interfaceModules = interfaceModules
    }
  }

  /// A system controller that needs something to point at on a tablet.
  public struct Popover: Sendable, Hashable {
    /// What people call it.
    public var noun: String
    /// A label of the initialiser that code calls.
    public var label: String
    /// A presentation style that code sets has an effect.
    public var takesStyle: Bool

    public init(_ noun: String, label: String, takesStyle: Bool) {
      self.noun = noun
      self.label = label
      self.takesStyle = takesStyle
    }
  }

  /// Apple's alerts, which with one style are action sheets.
  public struct ActionSheet: Sendable, Hashable {
    public var type = ""
    public var noun = ""
    /// The label and the property of the style.
    public var style = ""
    /// The style that means an action sheet; it is the first of them, which an initialiser without arguments sets.
    public var value = ""
    /// Calls that say nothing about what the sheet points at.
    public var harmless: Set<String> = []

    public init() {}
  }

  /// How code says what a popover points at.
  public struct Anchoring: Sendable, Hashable {
    /// The property of a controller that returns its popover.
    public var popover = ""
    /// The property by which code chooses another way to present.
    public var style = ""
    /// Further properties of a controller that decide how it is shown.
    public var settling: Set<String> = []
    /// Properties of the popover that say what it points at.
    public var anchors: Set<String> = []
    /// Types whose values are in no window if they are constructed right there.
    public var places: Set<String> = []
    /// Properties of such a value that are nil unless code sets them or constructs the value with them.
    public var contents: Set<String> = []

    public init() {}
  }

  /// Apple's frameworks and the modules of the Swift toolchain.
  public static let platform: Dialect = {
    var d = Dialect(name: "Platform")
    d.platform = Platform(
      modules: words(
        """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit
        AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AppClip AppIntents AppKit \
        AppTrackingTransparency
        ApplicationServices AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomatedDeviceEnrollment
        AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit \
        BusinessChat
        CFNetwork CallKit CarKey CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync Combine
        CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
        CoreFoundation CoreGraphics CoreHID CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia
        CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
        CoreWLAN CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
        DeviceDiscoveryExtension DiskArbitration Dispatch DockKit EnergyKit EventKit EventKitUI ExecutionPolicy
        ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
        FileProviderUI FinanceKit FinanceKitUI FinderSync ForceFeedback Foundation FoundationEssentials FoundationModels
        FoundationNetworking FoundationXML GLKit GSS GameController GameKit GameSave GameplayKit Glibc GroupActivities
        HealthKit HealthKitUI HomeKit Hypervisor IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore
        ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation
        LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MachO ManagedApp
        ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport
        MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
        MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity Musl MusicKit \
        NaturalLanguage
        NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL
        OpenGL OpenGLES PDFKit PackageDescription PackagePlugin PaperKit PassKit PencilKit PermissionKit PHASE Photos
        PhotosUI PlaygroundSupport PreferencePanes ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook
        QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan
        SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge Security
        SecurityInterface SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou SharedWithYouCore
        ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StoreKit StoreKitTest Swift
        SwiftData SwiftUI SwiftUICore Symbols Synchronization SystemConfiguration SystemExtensions TVMLKit TVServices
        TVUIKit TabletopKit TelephonyMessagingKit Testing ThreadNetwork TipKit TouchController Translation
        TranslationUIProvider Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI \
        VideoSubscriberAccount
        VideoToolbox Virtualization Vision VisionKit VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit
        WidgetKit WiFiAware WiFiInfrastructure WinSDK WorkoutKit XCTest XPC XcodeKit _Concurrency _Differentiation
        _MapKit_SwiftUI _PhotosUI_SwiftUI _RegexParser _StringProcessing _SwiftData_SwiftUI dnssd iAd iTunesLibrary
        libkern notify os simd sqlite3 SQLite3 vmnet zlib
        """),
      prefixes: words(
        """
        AB AC AE AK AR ARSCN AS AU AV BG BS CA CB CF CG CH CI CK CL CLK CM CN CP CS CT CV CX DC DD EA EK EN FC FI GC \
        GK GL
        HK HM IC IL IN INUI ITLib JS LA LP MC MDL MF MIDI MK ML MP MPS MS MT MTK MTL MX NC NE NF NI NK NL NS NW OS
        PDF PH PK PS QC QL RP SC SCN SF SK SL SM SN SR SV SW TK TV UI UN UT VN VS WC WK XC
        """),
      // Observed objects also decide what is on screen: a router may hold a path without knowing any view.
      interfaceModules: words("AppKit Cocoa Combine Observation SwiftUI SwiftUICore TVUIKit UIKit WatchKit"))
    d.platform.popovers = [
      "UIActivityViewController": Popover("share sheet", label: "activityItems", takesStyle: true),
      "UIDocumentMenuViewController": Popover("document menu", label: "in", takesStyle: false),
    ]
    d.platform.actionSheet.type = "UIAlertController"
    d.platform.actionSheet.noun = "action sheet"
    d.platform.actionSheet.style = "preferredStyle"
    d.platform.actionSheet.value = "actionSheet"
    d.platform.actionSheet.harmless = ["addAction", "addTextField", "setValue", "dismiss", "UIAlertAction"]
    d.platform.anchoring.popover = "popoverPresentationController"
    d.platform.anchoring.style = "modalPresentationStyle"
    d.platform.anchoring.settling = ["transitioningDelegate", "presentationController", "sheetPresentationController"]
    d.platform.anchoring.anchors = ["sourceView", "barButtonItem", "sourceItem"]
    d.platform.anchoring.places = ["UIView", "UIBarButtonItem"]
    d.platform.anchoring.contents = ["customView"]
    d.platform.hosts = ["UIHostingController": "rootView", "NSHostingController": "rootView"]
    d.platform.owedAnswers = [
      "webView": [
        "runJavaScriptAlertPanelWithMessage", "runJavaScriptConfirmPanelWithMessage",
        "runJavaScriptTextInputPanelWithPrompt",
      ]
    ]
    d.arrivals = appleArrivals
    return d
  }()

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
